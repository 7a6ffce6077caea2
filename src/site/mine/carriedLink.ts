import { mineIn, type Mine } from "@/ui/mine/mine";
import { paths } from "@/leagues/paths";

/** A link that carries what is followed. It stands behind the #, which browsers send to nobody. */
export function carriedLink({ clubs, players }: Mine): string {
  const carried = new URLSearchParams({ clubs: clubs.join(), players: players.join() });
  return `${paths.myClubs()}#${carried.toString()}`;
}

/** What such a link carries that is not followed here yet. @param hash the address's, with its # */
export function carriedIn(hash: string, here: Mine): Mine {
  const params = new URLSearchParams(hash.slice(1));
  const keys = (kind: keyof Mine) => (params.get(kind) ?? "").split(",");
  const carried = mineIn(JSON.stringify({ clubs: keys("clubs"), players: keys("players") }));
  return {
    clubs: carried.clubs.filter((key) => !here.clubs.includes(key)),
    players: carried.players.filter((key) => !here.players.includes(key)),
  };
}
