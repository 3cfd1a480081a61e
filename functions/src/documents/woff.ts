import { inflateSync } from 'node:zlib';

/**
 * Decompresses a WOFF file to the original font (www.w3.org/TR/WOFF). pdfkit would unpack the tables in
 * JavaScript, again for each document: two seconds of CPU time.
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = 31 - Math.clz32(count);
  head.writeUInt16BE(16 << power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - (1 << power)), 10);
  const parts = [head];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const entry = 44 + 20 * index;
    const [start = 0, packed = 0, length = 0] = [4, 8, 12].map((at) =>
      woff.readUInt32BE(entry + at),
    );
    const data = woff.subarray(start, start + packed);
    const place = 12 + 16 * index;
    woff.copy(head, place, entry, entry + 4);
    woff.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(offset, place + 8);
    head.writeUInt32BE(length, place + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    parts.push(table);
    offset += table.length;
  }
  return Buffer.concat(parts);
}
