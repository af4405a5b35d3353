// The Markdown of the rules, taken apart: paragraphs, lists, tables, code; bold, slanted, code, links.

export type Inline =
  | { kind: "text" | "bold" | "slanted" | "code" | "rule"; text: string }
  | { kind: "link"; text: string; to: string };

export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const FENCE = "```";
const ITEM = /^(?:-|\d+\.) (.*)$/;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Take one line of text apart; numbers of rules become ways to them. */
export function inlines(text: string, prefix = ""): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(...plain(text.slice(from, match.index), prefix));
    from = match.index + match[0].length;
    const [, code, bold, slanted, label, to] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (bold !== undefined) found.push({ kind: "bold", text: bold.replaceAll("`", "") });
    else if (slanted !== undefined) found.push({ kind: "slanted", text: slanted });
    else if (/^https?:/.test(to!)) found.push({ kind: "link", text: label!, to: to! });
    else found.push({ kind: "text", text: label! }); // other documents are not here
  }
  return [...found, ...plain(text.slice(from), prefix)];
}

function plain(text: string, prefix: string): Inline[] {
  if (!text) return [];
  if (!prefix) return [{ kind: "text", text }];
  return text
    .split(new RegExp(`\\b(${prefix}-D?\\d+)\\b`))
    .map((part, index): Inline => ({ kind: index % 2 ? "rule" : "text", text: part }))
    .filter((part) => part.text);
}

/** Take a block apart: the lines between two empty ones. */
export function block(text: string, prefix = ""): Block {
  const lines = text.split("\n");
  const first = lines[0]!;
  if (first.startsWith(FENCE)) return { kind: "code", text: lines.slice(1, -1).join("\n") };
  if (first.startsWith("|")) return table(lines, prefix);
  if (ITEM.test(first)) return list(lines, prefix);
  return { kind: "paragraph", text: inlines(lines.join(" "), prefix) };
}

function list(lines: string[], prefix: string): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[1]!);
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  const ordered = /^\d/.test(lines[0]!);
  return { kind: "list", ordered, items: items.map((item) => inlines(item, prefix)) };
}

function table(lines: string[], prefix: string): Block {
  const [head, , ...rows] = lines.map((line) =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => inlines(cell.trim().replaceAll("\\|", "|"), prefix)),
  );
  return { kind: "table", head: head!, rows };
}

/** What a reader would look for: the words without their marks. */
export const words = (text: string): string => text.replace(/[*`|]/g, "").replace(/\s+/g, " ");

/** Whether all words of a question stand there, whatever their case and accents. */
export function mentions(text: string, question: string): boolean {
  const plainly = fold(words(text));
  return fold(question)
    .split(/\s+/)
    .every((word) => plainly.includes(word));
}

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
