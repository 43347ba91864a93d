import { inflateSync } from 'node:zlib';

/** Returns the TrueType file inside a WOFF file: the same tables without compression. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, nth) => {
    const entry = 44 + 20 * nth;
    const [offset, packed, size, checksum] = [4, 8, 12, 16].map((at) => woff.readUInt32BE(entry + at));
    const data = woff.subarray(offset, offset! + packed!);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: checksum!,
      data: packed! < size! ? inflateSync(data) : data,
    };
  });
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  header.writeUInt16BE(16 * power, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(16 * (count - power), 10);
  let at = header.length;
  for (const [nth, { tag, checksum, data }] of tables.entries()) {
    const entry = 12 + 16 * nth;
    tag.copy(header, entry);
    header.writeUInt32BE(checksum, entry + 4);
    header.writeUInt32BE(at, entry + 8);
    header.writeUInt32BE(data.length, entry + 12);
    at += Math.ceil(data.length / 4) * 4;
  }
  const padded = tables.map(({ data }) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]));
  return Buffer.concat([header, ...padded]);
}
