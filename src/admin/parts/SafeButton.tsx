import Button, { type ButtonProps } from "@mui/material/Button";

/** The answer of a dialog that changes nothing: it has the focus when the dialog opens (design.md, section 3). */
export function SafeButton(props: ButtonProps) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- focus must go into a dialog, and to its safe answer
  return <Button autoFocus {...props} />;
}
