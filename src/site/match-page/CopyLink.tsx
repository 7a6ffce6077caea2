import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import { Button } from "@/ui/Button";

/** How long the answer is shown, in milliseconds. */
const ANSWER_SHOWN_FOR = 4000;

interface CopyLinkProps {
  readonly to: string;
  readonly label?: string;
  /** The answer if the browser does not allow copying. */
  readonly refused?: string;
}

/** A button that copies the full address of a page of the site. */
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
