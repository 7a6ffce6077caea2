import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import { Button } from "@/ui/Button";

/** How long the answer stays, in milliseconds. */
const ANSWER_SHOWN_FOR = 4000;

interface CopyLinkProps {
  readonly to: string;
  readonly label?: string;
  /** What is said where the browser does not let the page copy it. */
  readonly refused?: string;
}

/** Puts an address of the site on the clipboard, whole. */
export function CopyLink({
  to,
  label = "Copy link",
  refused = "Copy it from the address bar",
}: CopyLinkProps) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    return answer === "" ? undefined : clock.after(ANSWER_SHOWN_FOR, () => setAnswer(""));
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.href).href);
      setAnswer("Link copied");
    } catch {
      setAnswer(refused);
    }
  };
  return (
    <>
      <Button icon={answer === "Link copied" ? "check" : "external"} onClick={() => void copy()}>
        {answer || label}
      </Button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  );
}
