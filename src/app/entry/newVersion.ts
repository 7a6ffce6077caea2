import { isFramed } from "./framed";
import styles from "./newVersion.module.css";

/** Whether the server has newer code than this page; false if the server cannot be reached. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector("script[type=module][src]")?.getAttribute("src");
  try {
    const answer = await fetch(location.href, { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    return Boolean(own) && page.includes("/assets/") && !page.includes(`"${own}"`);
  } catch {
    return false;
  }
}

/** Shows a note that a newer version of the site is available, with a button to load it, if this page is outdated. */
export async function offerNewVersion(): Promise<void> {
  // In another site's frame, the note would disturb that site.
  if (isFramed() || document.querySelector(`.${styles.note}`) || !(await isOutdated())) return;
  const note = Object.assign(document.createElement("aside"), { className: styles.note });
  note.setAttribute("aria-label", "New version");
  const words = Object.assign(document.createElement("p"), {
    textContent: "A newer version of this site is available.",
  });
  words.setAttribute("role", "status");
  const button = (text: string, onPress: () => void) => {
    const made = Object.assign(document.createElement("button"), { textContent: text });
    made.type = "button";
    made.addEventListener("click", onPress);
    return made;
  };
  note.append(
    words,
    button("Load it", () => location.reload()),
    button("Later", () => note.remove()),
  );
  document.body.append(note);
}
