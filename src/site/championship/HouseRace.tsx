import { Section } from "@/ui/Section";
import { Race, type RaceProps } from "./Race";

/** The section with the race: the order of the houses day by day. */
export default function HouseRace({ leagues, lines }: RaceProps) {
  return (
    <Section title="The race so far">
      <div className="card">
        <Race leagues={leagues} lines={lines} />
      </div>
      <p className="mt-2 text-caption text-secondary">
        Each day counts the places as they were that day. Final places, and tables kept by hand,
        count on the last day alone.
      </p>
    </Section>
  );
}
