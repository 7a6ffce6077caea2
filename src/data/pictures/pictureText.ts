/** Encodes a picture as text for records and rules: its bytes in base64. */
export async function pictureText(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Decodes a picture from its text; null if the text is no base64. */
export function pictureOf(text: unknown): Blob | null {
  if (typeof text !== "string") return null;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: text.startsWith("/9j/") ? "image/jpeg" : "image/webp" });
  } catch {
    return null;
  }
}
