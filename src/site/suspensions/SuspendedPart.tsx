import { Section } from "@/ui/Section";
import { useSuspended } from "./useSuspended";
import { SuspendedList } from "./SuspendedList";

interface Props {
  /** Whose players are shown; those of all clubs without it. */
  readonly club?: string | undefined;
}

/** Who misses matches to come because of cards, under a title; nothing in a sport whose cards keep nobody out. */
export default function SuspendedPart({ club }: Props) {
  const { absent, rule } = useSuspended(club);
  if (!absent || !rule) return null;
  return (
    <Section title="Suspended">
      <SuspendedList club={club} />
    </Section>
  );
}
