/** How many bytes of a file are read to find its size; in a JPEG the size comes after the camera's data. */
const READ = 262_144;

type Size = readonly [width: number, height: number];

/** Reads the size of a PNG from its first chunk; null if the file is no PNG. */
function ofPng(view: DataView): Size | null {
  const isPng = view.getUint32(0) === 0x89_50_4e_47 && view.getUint32(12) === 0x49_48_44_52;
  return isPng ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** Reads the size of a JPEG: goes from segment to segment by their lengths to the one with the size. */
function ofJpeg(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xff_d8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint8(at + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

/** Reads the width and height of a picture file, in pixels; null if it has none or is neither PNG nor JPEG. */
export async function sizeIn(file: Blob): Promise<Size | null> {
  const view = new DataView(await file.slice(0, READ).arrayBuffer());
  try {
    return ofPng(view) ?? ofJpeg(view);
  } catch {
    // The bytes end before the size.
    return null;
  }
}
