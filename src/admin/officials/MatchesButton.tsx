import IconButton from "@mui/material/IconButton";
import { Suspense, useState } from "react";
import type { Official } from "@/domain/people/official";
import { laterDialog } from "@/ui/later/later";
import { AdminIcon } from "../parts/AdminIcon";

const OfficialCalendar = laterDialog(() => import("./OfficialCalendar"));

/** Opens the matches that an official leads from now on. */
export function MatchesButton({ official }: { readonly official: Official }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-haspopup="dialog"
        aria-label={`Matches of ${official.name}`}
        onClick={() => setOpen(true)}
      >
        <AdminIcon name="season" />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <OfficialCalendar official={official} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
