import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import { newRecordId } from "@/data/store";
import {
  noOfficial,
  officialProblems,
  officialTexts,
  type Official,
  type OfficialEntry,
  type OfficialText,
} from "@/domain/people/official";
import { readText } from "@/domain/reading";
import { useConnection } from "@/session/ConnectionProvider";
import type { EntryDialogProps } from "../arena-list/ArenaList";
import { EntryDialog } from "../arena-list/EntryDialog";
import { SportsChoice } from "../arena-list/SportsChoice";

const texts = ["name", "does", "contact"] as const satisfies readonly OfficialText[];

const helps: Readonly<Partial<Record<OfficialText, string>>> = {
  does: "For example Referee, Table official",
  contact: "A telephone number or an e-mail address; administrators alone read it",
};

/** Asks what is said of an official. */
export function OfficialDialog({
  stored,
  onClose,
  onSaved,
}: Omit<EntryDialogProps<Official>, "all">) {
  const { officials } = useConnection();
  const [id] = useState(() => stored?.id ?? newRecordId());
  const [entry, setEntry] = useState<OfficialEntry>(stored ?? noOfficial);
  const tidy: OfficialEntry = {
    ...entry,
    name: readText(entry.name),
    does: readText(entry.does),
    contact: readText(entry.contact),
  };
  return (
    <EntryDialog
      first="name"
      onClose={onClose}
      onSaved={onSaved}
      problems={officialProblems(tidy)}
      save={() => officials.save(id, stored?.version ?? 0, tidy)}
      title={stored ? "Change official" : "Add official"}
    >
      {({ field }) => (
        <>
          {texts.map((key) =>
            field({
              key,
              label: officialTexts[key].label,
              help: helps[key],
              value: entry[key],
              onChange: (value) => setEntry({ ...entry, [key]: value }),
            }),
          )}
          <SportsChoice
            chosen={entry.sports}
            onChange={(sports) => setEntry({ ...entry, sports })}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={entry.agreed}
                onChange={(_, agreed) => setEntry({ ...entry, agreed })}
              />
            }
            label="Has agreed that visitors may read the name"
            sx={{ mt: 3 }}
          />
        </>
      )}
    </EntryDialog>
  );
}
