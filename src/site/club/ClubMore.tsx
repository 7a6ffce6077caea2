import SuspendedPart from "../suspended/SuspendedPart";
import { ClubAgainst } from "./ClubAgainst";
import type { ClubBlock } from "./ClubHeader";
import { ClubMoves } from "./ClubMoves";
import ClubPast from "./ClubPast";

/** What follows from a club's records: its balance against others, who is suspended, who came and went, past seasons, honours. */
export default function ClubMore(shown: ClubBlock) {
  return (
    <>
      <ClubAgainst {...shown} />
      <SuspendedPart club={shown.club.name} />
      <ClubMoves {...shown} />
      <ClubPast {...shown} />
    </>
  );
}
