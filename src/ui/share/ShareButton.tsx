import { useEffect, useState } from "react";
import { Button, IconButton } from "../Button";
import type { Delivery } from "./deliver";
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

type Outcome = Delivery | "failed";
type State = { readonly kind: "idle" | "busy" } | { readonly kind: Outcome; readonly text: string };

const IDLE: State = { kind: "idle" };
/** How long the answer stays, in milliseconds. */
const SHOWN = 6000;

const answers: Record<Outcome, string> = {
  shared: "The picture was shared.",
  saved: "The picture was saved to your downloads.",
  cancelled: "",
  failed: "The picture could not be made. Try again in a moment.",
};

/** Makes a picture of what is on the page and shares or saves it; its code comes with the first press. */
export function ShareButton({ label, iconOnly = false, to, paint }: ShareButtonProps) {
  const [state, setState] = useState(IDLE);
  const busy = state.kind === "busy";

  useEffect(() => {
    if (state.kind === "idle" || state.kind === "busy") return;
    const timer = setTimeout(() => setState(IDLE), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  const share = async () => {
    if (busy) return;
    setState({ kind: "busy" });
    try {
      const [picture, { deliver }] = await Promise.all([paint(), import("./deliver")]);
      setState({
        kind: await deliver(picture, new URL(to ?? "", location.href).href),
        text: picture.text,
      });
    } catch {
      setState({ kind: "failed", text: "" });
    }
  };

  const common = { "aria-disabled": busy, className: styles.button, onClick: () => void share() };
  const answer = "text" in state ? answers[state.kind] : "";
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
        {answer && (
          <span className={styles.answer} data-failed={state.kind === "failed" || undefined}>
            {answer}
            {"text" in state && state.text && (
              <span className="visually-hidden"> It says: {state.text}</span>
            )}
          </span>
        )}
      </span>
    </>
  );
}
