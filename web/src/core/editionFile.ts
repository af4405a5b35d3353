// An edition as a file to keep, under its own name.

const TAKEN_MS = 40_000; // by then every browser has taken the file

export function saveEdition(text: string, otherwise: string): void {
  const name = /^name = "(.*)"/m.exec(text.split("[edition]")[1] ?? "")?.[1] ?? otherwise;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = `${name}.toml`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS);
}
