import { useMemo, type ReactNode } from "react";
import { outlookInput, type Table } from "@/domain/season/competition";
import { prospectsInWords } from "@/ui/standings/needs";
import { Verdict } from "@/ui/standings/Verdict";

interface CertainProps {
  /** The club's, as its table has it. */
  readonly name: string;
  readonly table: Table;
}

/** "needs 3 points from 2 matches"; "A win is enough" stays. */
const needed = (words: string) => (/^\d/.test(words) ? `needs ${words}` : words);

/** Whether a club is surely through or out, or what it needs; its code is what computes that. */
export default function Certain({ name, table }: CertainProps): ReactNode {
  const prospects = useMemo(() => {
    const input = outlookInput(table);
    return input && prospectsInWords(input);
  }, [table]);
  const prospect = prospects?.get(name);
  switch (prospect?.verdict) {
    case "clinched":
      return <Verdict of="through" />;
    case "eliminated":
      return <Verdict of="out" />;
    case "open":
      return prospect.needs ? `· ${needed(prospect.needs)}` : null;
    case undefined:
      return null;
  }
}
