import { crc32 } from "node:zlib";

/** The longest manifest line, line end not counted (JAR file specification, "Line length"). */
const MANIFEST_LINE_BYTES = 72;

/** One `Name: value` header, wrapped: a continuation line starts with one space. */
function manifestLine(name: string, value: string): string {
  let line = "";
  let text = "";
  for (const character of `${name}: ${value}`) {
    if (Buffer.byteLength(line + character) > MANIFEST_LINE_BYTES) {
      text += `${line}\r\n`;
      line = " ";
    }
    line += character;
  }
  return `${text}${line}\r\n`;
}

/** The text of a manifest with these main attributes, in order. */
export function manifest(attributes: Record<string, string>): string {
  const lines = Object.entries({ "Manifest-Version": "1.0", ...attributes });
  return `${lines.map(([name, value]) => manifestLine(name, value)).join("")}\r\n`;
}

/** The fields that a zip's local header and its directory entry share. */
function sharedHeader(content: Buffer, nameLength: number): Buffer {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0); // version needed: 2.0
  header.writeUInt16LE(0x0021, 8); // date: 1 January 1980, so that the same input gives the same file
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14); // compressed size: stored as it is
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(nameLength, 22);
  return header;
}

/** A zip archive of one uncompressed file (PKWARE APPNOTE 4.3). */
function zipOfOne(fileName: string, content: Buffer): Buffer {
  const name = Buffer.from(fileName);
  const shared = sharedHeader(content, name.length);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, name, content]);

  const entry = Buffer.concat([
    Buffer.from("PK\u0001\u0002"),
    Buffer.from([20, 0]), // made by: version 2.0
    shared,
    Buffer.alloc(14), // comment, disk, attributes, offset 0
    name,
  ]);

  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/**
 * A jar that holds nothing but a manifest: it makes `java -jar` start `mainClass` out of another
 * jar. The Google Cloud CLI's emulator jar names no main class itself, and firebase-tools can only
 * say `java -jar`.
 * @param classPath file URL of the real jar
 */
export function launcherJar(classPath: string, mainClass: string): Buffer {
  const text = manifest({ "Class-Path": classPath, "Main-Class": mainClass });
  return zipOfOne("META-INF/MANIFEST.MF", Buffer.from(text));
}
