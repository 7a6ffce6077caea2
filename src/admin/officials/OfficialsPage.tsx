import IconButton from "@mui/material/IconButton";
import { Suspense, useState } from "react";
import type { Official } from "@/domain/people/official";
import { useConnection } from "@/session/ConnectionProvider";
import { laterDialog } from "@/ui/later/later";
import { Chip } from "@/ui/Chip";
import { deskNames } from "../address/desk";
import { ArenaList } from "../arena-list/ArenaList";
import { sportsInWords } from "../arena-list/SportsChoice";
import { AdminIcon } from "../parts/AdminIcon";
import { OfficialDialog } from "./OfficialDialog";
import { useOfficials } from "./useOfficials";

const OfficialCalendar = laterDialog(() => import("./OfficialCalendar"));

/** Who leads matches, in all leagues of the arena: added, changed and deleted. */
export default function OfficialsPage() {
  const { officials } = useConnection();
  const [dated, setDated] = useState<Official | null>(null);
  return (
    <>
      <ArenaList
        about={({ does, sports, contact }) =>
          [does, sportsInWords(sports), contact].filter(Boolean).join(" · ")
        }
        chip={({ agreed }) => agreed && <Chip>Name may be shown</Chip>}
        dialog={({ stored, onClose, onSaved }) => (
          <OfficialDialog onClose={onClose} onSaved={onSaved} stored={stored} />
        )}
        empty="Referees and others who lead matches. Visitors read the names of those who agreed, where a season says so, and nothing else of what is entered here."
        more={(one) => (
          <IconButton aria-label={`Matches of ${one.name}`} onClick={() => setDated(one)}>
            <AdminIcon name="season" />
          </IconButton>
        )}
        noun="official"
        remove={(one) => officials.remove(one)}
        restore={(one) => officials.save(one.id, 0, one)}
        task={useOfficials(true)}
        title={deskNames.officials}
      />
      {dated && (
        <Suspense fallback={null}>
          <OfficialCalendar official={dated} onClose={() => setDated(null)} />
        </Suspense>
      )}
    </>
  );
}
