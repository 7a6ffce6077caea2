import type { SharedPicture } from "./poster";

/** The outcome of sharing a picture. */
export type Delivery = "shared" | "saved" | "cancelled";

/**
 * Shares a picture and the link to its page with the share sheet of the device. If the device cannot share files, saves
 * the picture and copies the link to the clipboard, as far as the browser allows.
 * @returns the message about the outcome; "" if the visitor cancelled
 */
export async function deliver({ file, text }: SharedPicture, url: string): Promise<string> {
  switch (await handOver(file, `${text} ${url}`)) {
    case "cancelled":
      return "";
    case "shared":
      return "The picture was shared.";
    case "saved": {
      const saved = "The picture was saved to your downloads";
      try {
        await navigator.clipboard.writeText(url);
        return `${saved}, and the link to the page was copied.`;
      } catch {
        return `${saved}.`;
      }
    }
  }
}

/** Shares a file with the share sheet of the device; saves it if that is not possible. */
export async function handOver(file: File, text?: string): Promise<Delivery> {
  const data = { files: [file], ...(text !== undefined && { text }) };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === "AbortError") return "cancelled";
      // Browsers allow sharing only shortly after a press. If making the file took longer, it is saved instead.
    }
  }
  saveFile(file);
  return "saved";
}

/** Saves a file as a download of the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: address, download: file.name });
  link.click();
  // The browser reads the file later, so the address must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
