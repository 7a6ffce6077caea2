import { Suspense, useState } from "react";
import { Button } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";
import type { EmbedDialogProps } from "./EmbedDialog";

const EmbedDialog = laterDialog(() => import("./EmbedDialog"));

/** A button that opens the dialog with the HTML for showing a league's table or matches on another site. */
export function EmbedButton(offered: Omit<EmbedDialogProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" icon="external" onClick={() => setOpen(true)}>
        Embed
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EmbedDialog {...offered} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
