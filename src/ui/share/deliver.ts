import type { SharedPicture } from "./poster";

/** What came of a wish to share. */
export type Delivery = "shared" | "saved" | "cancelled";

/** Hands a picture to the device's own share sheet where there is one for files, else saves it. */
export const deliver = ({ file, text }: SharedPicture, url: string): Promise<Delivery> =>
  handOver(file, `${text} ${url}`);

/** Hands a file to the device's own share sheet where that takes it, else saves it. */
export async function handOver(file: File, text?: string): Promise<Delivery> {
  const data = { files: [file], ...(text !== undefined && { text }) };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === "AbortError") return "cancelled";
      // Making the file took longer than a press of a button allows to share: it is saved instead.
    }
  }
  saveFile(file);
  return "saved";
}

/** Has the browser save a file as it does with a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
