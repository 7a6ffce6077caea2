import { useEffect, useState } from "react";
import { Button } from "@/ui/Button";

/** How long the answer stays, in milliseconds. */
const SHOWN = 4000;

/** Puts an address of the site on the clipboard, whole. */
export function CopyLink({ to }: { readonly to: string }) {
  const [answer, setAnswer] = useState("");
  useEffect(() => {
    if (answer === "") return undefined;
    const timer = setTimeout(() => setAnswer(""), SHOWN);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(to, location.href).href);
      setAnswer("Link copied");
    } catch {
      setAnswer("Copy it from the address bar");
    }
  };
  return (
    <>
      <Button icon={answer === "Link copied" ? "check" : "external"} onClick={() => void copy()}>
        {answer || "Copy link"}
      </Button>
      <span className="visually-hidden" role="status">
        {answer}
      </span>
    </>
  );
}
