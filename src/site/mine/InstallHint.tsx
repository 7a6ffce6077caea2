import { arena } from "@arena/arena";
import { useEffect, useState } from "react";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import styles from "./MyClubsPage.module.css";

/** What a browser that can install a site gives the page, to ask when it likes. */
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
    // Nobody is asked on every visit.
    return true;
  }
}

/** Safari of phones and tablets says whether it runs from the home screen; it installs by its own menu alone. */
const isInOwnMenu = () => "standalone" in navigator && navigator.standalone === false;

/** Offers, once on a device, to put the site among its apps. */
export function InstallHint() {
  const [isOffered, setOffered] = useState(
    () => (globalThis.arenaInstall !== undefined || isInOwnMenu()) && !wasShown(),
  );
  useEffect(() => {
    try {
      if (isOffered) localStorage.setItem(HINT_KEY, "yes");
    } catch {
      // A device that is full asks again.
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
        {arena.short} among your apps opens at once, also without a network.
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
