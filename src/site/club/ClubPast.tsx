import type { ClubBlock } from "./ClubHeader";
import { ClubHonours } from "./ClubHonours";
import { PastSeasons } from "./PastSeasons";

interface Props extends Pick<ClubBlock, "club"> {
  readonly part: "past" | "honours";
}

/** What a team of meets did in earlier seasons, below the title of its part. */
export default function ClubPast({ part, club }: Props) {
  return part === "past" ? <PastSeasons club={club} /> : <ClubHonours club={club} />;
}
