import type { SharedPicture } from "./poster";

/** What came of a wish to share. */
export type Delivery = "shared" | "saved" | "cancelled";

/**
 * Hands a picture with the link to its page to the device's own share sheet where there is one for files; else saves it
 * and puts the link on the clipboard, as far as the browser allows. @returns what is said of it; '' after a change of mind
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
        return `${saved}, and its link copied.`;
      } catch {
        return `${saved}.`;
      }
    }
  }
}

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
