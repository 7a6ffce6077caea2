import { arena } from "@arena/arena";
import { useEffect, useState } from "react";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import styles from "./MyClubsPage.module.css";

/** The event of a browser that can install the site; `prompt` opens its question. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  /** Set by the page's first script (src/app/entry/early.js), in browsers that can install the site. */
  var arenaInstall: InstallEvent | undefined;
}

const HINT_KEY = "arena-install-told";

function wasShown(): boolean {
  try {
    return localStorage.getItem(HINT_KEY) !== null;
  } catch {
    // If the browser allows no storage, the hint is never shown, so that it is not shown on every visit.
    return true;
  }
}

/**
 * Safari on phones and tablets reports whether the site runs from the home screen; it can install only through its own
 * menu.
 */
const isInOwnMenu = () => "standalone" in navigator && navigator.standalone === false;

/** A card that offers, once per device, to install the site as an app. */
export function InstallHint() {
  const [isOffered, setOffered] = useState(
    () => (globalThis.arenaInstall !== undefined || isInOwnMenu()) && !wasShown(),
  );
  useEffect(() => {
    try {
      if (isOffered) localStorage.setItem(HINT_KEY, "yes");
    } catch {
      // If the storage is full, the hint is shown again on the next visit.
    }
  }, [isOffered]);
  if (!isOffered) return null;
  const install = () => {
    setOffered(false);
    void globalThis.arenaInstall?.prompt();
  };
  return (
    <Card className={styles.gone}>
      <p>
        Install {arena.short}: it then opens at once, also without a network.
        {!globalThis.arenaInstall && " In the browser’s Share menu choose Add to Home Screen."}
      </p>
      {globalThis.arenaInstall && (
        <Button onClick={install} variant="filled">
          Install
        </Button>
      )}
      <Button onClick={() => setOffered(false)} variant="text">
        No, thanks
      </Button>
    </Card>
  );
}
