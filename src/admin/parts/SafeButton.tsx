import Button, { type ButtonProps } from "@mui/material/Button";
import { useEffect, useRef } from "react";

/** The button of a dialog that changes nothing; it has the focus when the dialog opens. */
export function SafeButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // In an effect, so that it runs before the dialog itself looks for an element to focus.
  useEffect(() => button.current?.focus(), []);
  return <Button {...props} ref={button} />;
}
