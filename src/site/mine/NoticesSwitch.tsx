import { useState } from "react";
import { useNotices, wantNotices } from "@/ui/mine/notices";
import styles from "./NoticesSwitch.module.css";

const permission = () => ("Notification" in globalThis ? Notification.permission : "denied");

/** Explains where notices are shown, by the browser's permission. */
const where: Readonly<Record<NotificationPermission, string>> = {
  granted: "While this site is open; in the background your device shows them.",
  default: "While this site is open and in sight.",
  denied: "While this site is open and in sight: this browser does not let it show them elsewhere.",
};

/**
 * A checkbox for notices about matches of followed clubs. The browser asks for permission once, when they are switched
 * on.
 */
export function NoticesSwitch() {
  const isOn = useNotices();
  const [allowed, setAllowed] = useState(permission);
  const change = async (wanted: boolean) => {
    wantNotices(wanted);
    if (wanted && allowed === "default") setAllowed(await Notification.requestPermission());
  };
  return (
    <label className={styles.switch}>
      <input
        checked={isOn}
        className={styles.box}
        onChange={({ target }) => void change(target.checked)}
        type="checkbox"
      />
      <span>
        Tell me when a match of my clubs starts, when its score changes, and when it ends
        <span className={styles.where}>
          {isOn
            ? where[allowed]
            : "Works while this site is open, without an account or an e-mail address."}
        </span>
      </span>
    </label>
  );
}
