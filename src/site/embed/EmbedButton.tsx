import { lazy, Suspense, useState } from "react";
import type { League } from "@/leagues/league";
import { Button } from "@/ui/Button";

const EmbedDialog = lazy(() => import("./EmbedDialog"));

/** Offers a league's table and matches to other sites. */
export default function EmbedButton({ league }: { readonly league: League }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" icon="external" onClick={() => setOpen(true)}>
        Embed
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EmbedDialog league={league} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
