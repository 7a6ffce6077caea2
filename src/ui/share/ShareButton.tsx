import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import { Button, IconButton } from "../Button";
import type { SharedPicture } from "./poster";
import styles from "./ShareButton.module.css";

interface ShareButtonProps {
  /** "Share result" */
  readonly label: string;
  /** Only its icon, where there is no room for words. */
  readonly iconOnly?: boolean;
  /** The address that is shared with it; the page's own without it. */
  readonly to?: string | undefined;
  /** Fetches the painter's code and paints. @throws Error when the browser cannot */
  readonly paint: () => Promise<SharedPicture>;
}

interface State {
  readonly kind: "idle" | "busy" | "done" | "failed";
  /** What came of it. */
  readonly answer?: string;
  /** What the picture says. */
  readonly text?: string;
}

const IDLE: State = { kind: "idle" };
/** How long the answer stays, in milliseconds. */
export const SHARE_ANSWER_FOR = 6000;

/** Makes a picture of what is on the page and shares or saves it; its code comes with the first press. */
export function ShareButton({ label, iconOnly = false, to, paint }: ShareButtonProps) {
  const [state, setState] = useState(IDLE);
  const busy = state.kind === "busy";

  useEffect(() => {
    if (state.kind === "idle" || state.kind === "busy") return;
    return clock.after(SHARE_ANSWER_FOR, () => setState(IDLE));
  }, [state]);

  const share = async () => {
    if (busy) return;
    setState({ kind: "busy" });
    try {
      const [picture, { deliver }] = await Promise.all([paint(), import("./deliver")]);
      const answer = await deliver(picture, new URL(to ?? "", location.href).href);
      setState({ kind: "done", answer, text: picture.text });
    } catch {
      setState({
        kind: "failed",
        answer: "The picture could not be made. Try again in a moment.",
      });
    }
  };

  const common = { "aria-disabled": busy, className: styles.button, onClick: () => void share() };
  return (
    <>
      {iconOnly ? (
        <IconButton {...common} icon="share" label={label} />
      ) : (
        <Button {...common} icon="share">
          {label}
        </Button>
      )}
      <span className={styles.place} role="status">
        {busy && <span className="visually-hidden">Making the picture</span>}
        {state.answer && (
          <span className={styles.answer} data-failed={state.kind === "failed" || undefined}>
            {state.answer}
            {state.text && <span className="visually-hidden"> It says: {state.text}</span>}
          </span>
        )}
      </span>
    </>
  );
}
