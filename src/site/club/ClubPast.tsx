import type { ClubBlock } from "./ClubHeader";
import { ClubHonours } from "./ClubHonours";
import { PastSeasons } from "./PastSeasons";

interface Props extends Pick<ClubBlock, "club"> {
  readonly part: "past" | "honours";
}

/** The content of the parts about earlier seasons on the page of a team in a league of meets, without the title. */
export default function ClubPast({ part, club }: Props) {
  return part === "past" ? <PastSeasons club={club} /> : <ClubHonours club={club} />;
}
