import { showToast, type Notice } from "./Toasts";

/** Returns whether the browser may show notifications of this site. */
const mayNotify = () => "Notification" in globalThis && Notification.permission === "granted";

/**
 * Shows a notification of the device. A new one replaces the previous one of the same match. @throws Error if the
 * device cannot show it
 */
async function notifyByDevice(
  { title, text, path }: Notice,
  go: (path: string) => void,
): Promise<void> {
  const options = { body: text, tag: path, icon: "/icons/icon-192.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // The service worker handles a click on the notification, even if this page is closed (src/app/worker).
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    shown.close();
    window.focus();
    go(path);
  });
}

/** Shows a notice: as the device's notification if the page is hidden and that is allowed, else inside the page. */
export function notify(notice: Notice, go: (path: string) => void): void {
  const inPage = () => showToast(notice, go);
  if (document.visibilityState === "hidden" && mayNotify())
    notifyByDevice(notice, go).catch(inPage);
  else inPage();
}
