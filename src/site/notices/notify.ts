import { showToast, type Notice } from "./Toasts";

/** Whether the device itself may show notices of this site. */
const mayNotify = () => "Notification" in globalThis && Notification.permission === "granted";

/** Shown by the device, where the page is not in sight; of one match the latest only. @throws Error where it cannot */
async function notifyByDevice(
  { title, text, path }: Notice,
  go: (path: string) => void,
): Promise<void> {
  const options = { body: text, tag: path, icon: "/icons/icon-192.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // The worker receives a press on it, also when this page is closed (src/app/worker).
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    shown.close();
    window.focus();
    go(path);
  });
}

/** Shows a notice: by the device where the page is hidden and that is allowed, else within the page. */
export function notify(notice: Notice, go: (path: string) => void): void {
  const inPage = () => showToast(notice, go);
  if (document.visibilityState === "hidden" && mayNotify())
    notifyByDevice(notice, go).catch(inPage);
  else inPage();
}
