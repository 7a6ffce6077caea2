import { crc32 } from "node:zlib";

/**
 * Maximum bytes of a manifest's line (JAR file specification, "Line length"). Further lines of a header begin with a
 * space.
 */
const LINE = 72;

function wrapped(header: string): string {
  const bytes = Buffer.from(header, "latin1");
  const lines = [bytes.subarray(0, LINE).toString("latin1")];
  for (let at = LINE; at < bytes.length; at += LINE - 1)
    lines.push(` ${bytes.subarray(at, at + LINE - 1).toString("latin1")}`);
  return `${lines.join("\r\n")}\r\n`;
}

/** Makes a zip archive of one uncompressed file (PKWARE APPNOTE 4.3). The same input always makes the same bytes. */
function zipOfOne(file: string, content: Buffer): Buffer {
  const name = Buffer.from(file);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0); // version needed: 2.0
  shared.writeUInt16LE(0x0021, 8); // date: 1 January 1980
  shared.writeUInt32LE(crc32(content), 10);
  shared.writeUInt32LE(content.length, 14);
  shared.writeUInt32LE(content.length, 18);
  shared.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), shared, name, content]);
  // The entry in the central directory: made by version 2.0, no comment, on disk 0, at offset 0.
  const made = Buffer.from("PK\u0001\u0002\u0014\u0000");
  const entry = Buffer.concat([made, shared, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

/**
 * Makes a jar that contains only a manifest. With it `java -jar` starts `mainClass` from another jar. It is needed
 * because the emulator's jar of the Google Cloud CLI names no main class, and firebase-tools can only run `java -jar`.
 * @param classPath the file URL of the other jar, in ASCII
 */
export function launcherJar(classPath: string, mainClass: string): Buffer {
  const headers = ["Manifest-Version: 1.0", `Class-Path: ${classPath}`, `Main-Class: ${mainClass}`];
  // The manifest ends with an empty line, because without it Java ignores the last header.
  return zipOfOne("META-INF/MANIFEST.MF", Buffer.from(`${headers.map(wrapped).join("")}\r\n`));
}
