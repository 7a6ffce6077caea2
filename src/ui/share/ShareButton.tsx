import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import { Button, IconButton } from "../Button";
import type { SharedPicture } from "./poster";
import styles from "./ShareButton.module.css";

interface ShareButtonProps {
  /** The text of the button: "Share result". */
  readonly label: string;
  /** Whether to show only the icon, because there is no room for text. */
  readonly iconOnly?: boolean;
  /** The address that is shared with the picture; the address of the page if undefined. */
  readonly to?: string | undefined;
  /**
   * Loads the painting code and paints the picture.
   * @throws Error if the browser cannot paint
   */
  readonly paint: () => Promise<SharedPicture>;
}

interface State {
  readonly kind: "idle" | "busy" | "done" | "failed";
  /** The message about the outcome. */
  readonly answer?: string;
  /** The content of the picture in words. */
  readonly text?: string;
}

const IDLE: State = { kind: "idle" };
/** How long the message stays, in milliseconds. */
export const SHARE_ANSWER_FOR = 6000;

/**
 * A button that makes a picture of the page's content and shares or saves it. The code for that is loaded at the first
 * press.
 */
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
