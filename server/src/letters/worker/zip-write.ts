import { crc32 } from "node:zlib";

/** A file as an archive holds it. */
export interface PackedFile {
  name: string;
  data: Buffer;
  /** 0: as it is; 8: deflated. */
  method: 0 | 8;
  /** Of the file before it was packed; its length in bytes. */
  crc: number;
  size: number;
}

export function zip(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, method, crc, size } of files) {
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(method, 4);
    fields.writeUInt32LE(crc, 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    parts.push(Buffer.from("PK\x03\x04", "latin1"), fields, title, data);
    directory.push(Buffer.from("PK\x01\x02\x14\x00", "latin1"), fields, rest, title);
    offset += 30 + title.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}

/** An archive that holds these files as they are. */
export function storedZip(files: readonly { name: string; data: Buffer }[]): Buffer {
  return zip(files.map((file) => ({ ...file, method: 0, crc: crc32(file.data), size: file.data.length })));
}
