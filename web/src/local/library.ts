// Answers that lie beside the page as files, found by the requests that they answer.

export class Library {
  #listed: Promise<Record<string, string>> | null = null;

  constructor(readonly folder: string) {}

  /** Files by requests; a site that has none asks its engine. */
  #list(): Promise<Record<string, string>> {
    this.#listed ??= fetch(`${this.folder}answers.json`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Record<string, string>>) : {}))
      .catch(() => ({}));
    return this.#listed;
  }

  /** What answers a request; null where nothing does, or where there is no way to it. */
  async read(path: string): Promise<string | null> {
    const file = (await this.#list())[path];
    if (!file) return null;
    const answer = await fetch(`${this.folder}${file}`).catch(() => null);
    return answer?.ok ? answer.text() : null;
  }
}
