import { Suspense, useState } from "react";
import { Button } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";
import type { EmbedDialogProps } from "./EmbedDialog";

const EmbedDialog = laterDialog(() => import("./EmbedDialog"));

/** Offers a league's table and matches to other sites. */
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
