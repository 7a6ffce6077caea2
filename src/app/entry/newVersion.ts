import { isFramed } from "./framed";
import styles from "./newVersion.module.css";

/** Whether the site has other code by now than this page runs; what cannot be had is no news. */
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

/** Says that a newer version of the site is there, where this page is of an older one, and offers to load it. */
export async function offerNewVersion(): Promise<void> {
  // A part in another site's page is of that page.
  if (isFramed() || document.querySelector(`.${styles.note}`) || !(await isOutdated())) return;
  const note = Object.assign(document.createElement("aside"), { className: styles.note });
  note.setAttribute("aria-label", "New version");
  const words = Object.assign(document.createElement("p"), {
    textContent: "A newer version of this site is there.",
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
