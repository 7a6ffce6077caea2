import { Section } from "@/ui/Section";
import { useSuspended } from "./useSuspended";
import { SuspendedList } from "./SuspendedList";

interface Props {
  /** The name of the club whose players are shown; undefined for all clubs. */
  readonly club?: string | undefined;
}

/**
 * The section of suspended players; nothing in a sport without suspensions, and while the data loads. After a failure
 * also nothing, because the page's other lists say it.
 */
export default function SuspendedPart({ club }: Props) {
  const { absent, rule } = useSuspended(club);
  if (absent.status !== "ready" || !rule) return null;
  return (
    <Section title="Suspended">
      <SuspendedList club={club} />
    </Section>
  );
}
