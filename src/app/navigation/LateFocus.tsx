import { useLayoutEffect } from "react";
import { focusHeading } from "@/ui/focusHeading";

/** Hands the focus on to the heading of a page whose code came after the visitor did. */
export function LateFocus() {
  useLayoutEffect(() => {
    if (document.activeElement?.id === "main") focusHeading();
  }, []);
  return null;
}
