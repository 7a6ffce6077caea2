import type { League } from "@/leagues/league";

export function RecentChanges({ league }: { readonly league: League }) {
  return league ? null : null;
}
