import { useMemo, type ReactNode } from "react";
import { outlookInput, type Table } from "@/domain/season/competition";
import { prospectsInWords } from "@/ui/standings/needs";
import { Verdict } from "@/ui/standings/Verdict";

interface CertainProps {
  /** The club's name as written in its table. */
  readonly name: string;
  readonly table: Table;
}

/** Adds "needs" before a number: "needs 3 points from 2 matches"; a text such as "A win is enough" is unchanged. */
const needed = (words: string) => (/^\d/.test(words) ? `needs ${words}` : words);

/**
 * Whether a club is certainly through or out, or what it still needs. In a separate file, because the code that
 * computes this is large.
 */
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
