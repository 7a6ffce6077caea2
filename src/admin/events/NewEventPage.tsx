import { useState } from "react";
import type { League } from "@/domain/league/league";
import { FormPage } from "../form/FormPage";
import { startOfNew } from "../kind/start";
import type { OpenSection } from "../sections";

interface Props {
  readonly league: League;
  readonly section: OpenSection;
  /** The id of its record: the meet's and the event's number. */
  readonly event: string;
}

/** The form of an event of which nothing is entered yet. */
export function NewEventPage({ league, section, event }: Props) {
  const [start] = useState(() => {
    const at = event.lastIndexOf("-");
    const known = { meet: event.slice(0, at), number: Number(event.slice(at + 1)) || 1 };
    return startOfNew("events", known, event);
  });
  return (
    <FormPage
      draftName={`new-${event}`}
      kind="events"
      league={league}
      section={section}
      start={start}
    />
  );
}
