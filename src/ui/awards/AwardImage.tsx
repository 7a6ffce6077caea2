import { findClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { useClubs } from "@/ui/leagueContext";
import type { AwardWinner } from "./award";

interface AwardImageProps {
  readonly winner: AwardWinner;
  readonly size: 64 | 120;
}

/** The picture of the winning player, or the crest of the winning club. */
export function AwardImage({ winner, size }: AwardImageProps) {
  const clubs = useClubs();
  const club = findClub(clubs, winner.club);
  if (winner.isClub) {
    return (
      <Crest colours={club?.colours} decorative logo={club?.logo} name={winner.club} size={size} />
    );
  }
  return (
    <MonogramAvatar
      colour={club?.colours[0]}
      decorative
      name={winner.name}
      picture={winner.record?.picture}
      size={size}
    />
  );
}
