import styles from "./Toasts.module.css";

/** What is told, and where more of it stands. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** How long a notice within the page stays, in ms. */
const SHOWN = 10_000;

/** Whether the device itself may show notices of this site. */
const mayNotify = () => "Notification" in globalThis && Notification.permission === "granted";

/** Shown by the device, where the page is not in sight; of one match the latest only. @throws Error where it cannot */
async function notifyByDevice(
  { title, text, path }: Notice,
  go: (path: string) => void,
): Promise<void> {
  const options = { body: text, tag: path, icon: "/icons/icon-192.png", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  // The worker hears of a press on it, also when this page is gone (src/app/worker).
  if (worker) return worker.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    shown.close();
    window.focus();
    go(path);
  });
}

function toasts(): HTMLElement {
  const id = "notices";
  const known = document.getElementById(id);
  if (known) return known;
  const made = document.createElement("div");
  made.id = id;
  made.className = styles.toasts ?? "";
  made.setAttribute("role", "status");
  document.body.append(made);
  return made;
}

/** Shown within the page, without taking the focus. */
function notifyInPage({ title, text, path }: Notice, go: (path: string) => void): void {
  const toast = document.createElement("p");
  toast.className = styles.toast ?? "";
  const link = document.createElement("a");
  link.href = path;
  const head = document.createElement("b");
  head.textContent = title;
  link.append(head, ` ${text}`);
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Close";
  toast.append(link, close);
  const leave = () => toast.remove();
  let timer = setTimeout(leave, SHOWN);
  // Whoever reads it or is about to press it keeps it.
  const stay = () => clearTimeout(timer);
  const leaveLater = () => {
    timer = setTimeout(leave, SHOWN);
  };
  toast.addEventListener("pointerenter", stay);
  toast.addEventListener("focusin", stay);
  toast.addEventListener("pointerleave", leaveLater);
  toast.addEventListener("focusout", leaveLater);
  close.addEventListener("click", leave);
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leave();
    go(path);
  });
  toasts().append(toast);
}

/** Tells of something: by the device where the page is hidden and that is allowed, else within the page. */
export function notify(notice: Notice, go: (path: string) => void): void {
  const inPage = () => notifyInPage(notice, go);
  if (document.visibilityState === "hidden" && mayNotify())
    notifyByDevice(notice, go).catch(inPage);
  else inPage();
}
