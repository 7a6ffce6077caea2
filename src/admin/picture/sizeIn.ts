/** The bytes of a file that are read for its size: in a JPEG it comes after the camera's data. */
const READ = 262_144;

type Size = readonly [width: number, height: number];

/** PNG: its first part says it. */
function ofPng(view: DataView): Size | null {
  const isPng = view.getUint32(0) === 0x89_50_4e_47 && view.getUint32(12) === 0x49_48_44_52;
  return isPng ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** JPEG: its parts say how long they are, and one of them its size. */
function ofJpeg(view: DataView): Size | null {
  if (view.getUint16(0) !== 0xff_d8) return null;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint8(at + 1);
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
  }
  return null;
}

/** The width and height that a file of a picture says, in pixels; null where it says none. */
export async function sizeIn(file: Blob): Promise<Size | null> {
  const view = new DataView(await file.slice(0, READ).arrayBuffer());
  try {
    return ofPng(view) ?? ofJpeg(view);
  } catch {
    // It ends before that.
    return null;
  }
}
