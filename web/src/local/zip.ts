// Many files in one: zip archives, written without compression, read as whatever program has written them.

export interface Entry {
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8 = 0x0800; // names are in UTF-8
const STORED = 0;
const DEFLATED = 8;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const FIRST_DAY = 0x21; // 1 January 1980: a zip knows no earlier one

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** The fields that both heads of a file share, from the version needed to the length of the name. */
function fields(view: DataView, at: number, bytes: Uint8Array, name: Uint8Array): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8, true);
  view.setUint16(at + 4, STORED, true);
  view.setUint16(at + 8, FIRST_DAY, true);
  view.setUint32(at + 10, crc32(bytes), true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}

/** Put files into one. */
export function zip(entries: readonly Entry[]): Blob {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const heads: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const entry of entries) {
    const [name, bytes] = [encoder.encode(entry.name), encoder.encode(entry.text)];
    const local = new DataView(new ArrayBuffer(LOCAL_BYTES));
    local.setUint32(0, LOCAL, true);
    fields(local, 4, bytes, name);
    const head = new DataView(new ArrayBuffer(CENTRAL_BYTES));
    head.setUint32(0, CENTRAL, true);
    head.setUint16(4, 20, true);
    fields(head, 6, bytes, name);
    head.setUint32(42, at, true);
    files.push(new Uint8Array(local.buffer), name, bytes);
    heads.push(new Uint8Array(head.buffer), name);
    at += LOCAL_BYTES + name.length + bytes.length;
  }
  const end = new DataView(new ArrayBuffer(END_BYTES));
  end.setUint32(0, END, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(
    12,
    heads.reduce((sum, part) => sum + part.length, 0),
    true,
  );
  end.setUint32(16, at, true);
  return new Blob([...files, ...heads, new Uint8Array(end.buffer)], { type: "application/zip" });
}

/** Take an archive apart; null if it is none. */
export async function unzip(archive: Blob): Promise<Entry[] | null> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  try {
    let last = bytes.length - END_BYTES;
    while (view.getUint32(last, true) !== END) last--;
    const entries: Entry[] = [];
    let at = view.getUint32(last + 16, true);
    for (let left = view.getUint16(last + 10, true); left > 0; left--) {
      const [name, extra, note] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
      entries.push({
        name: new TextDecoder().decode(
          bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + name!),
        ),
        text: await content(bytes, view, at),
      });
      at += CENTRAL_BYTES + name! + extra! + note!;
    }
    return entries;
  } catch {
    return null; // it ends too early, or is packed in a way that browsers do not know
  }
}

async function content(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  head: number,
): Promise<string> {
  const method = view.getUint16(head + 10, true);
  const local = view.getUint32(head + 42, true);
  const begin =
    local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packed = bytes.subarray(begin, begin + view.getUint32(head + 20, true));
  if (method === STORED) return new TextDecoder().decode(packed);
  if (method !== DEFLATED) throw new Error(`method ${method}`);
  const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(plain).text();
}
