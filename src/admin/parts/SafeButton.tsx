import Button, { type ButtonProps } from "@mui/material/Button";
import { useEffect, useRef } from "react";

/** The answer of a dialog that changes nothing: it has the focus when the dialog opens (design.md, section 3). */
export function SafeButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // In an effect, so that it comes before the dialog looks for something to focus itself.
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
