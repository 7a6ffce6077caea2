import type { ClubBlock } from "./ClubHeader";
import { ClubHonours } from "./ClubHonours";
import { PastSeasons } from "./PastSeasons";

/** What a club did in earlier seasons. */
export default function ClubPast(club: Pick<ClubBlock, "club">) {
  return (
    <>
      <PastSeasons {...club} />
      <ClubHonours {...club} />
    </>
  );
}
