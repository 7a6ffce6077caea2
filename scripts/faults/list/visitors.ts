import type { Fault } from "../fault";

/** Faults in the pages for visitors. */
export const visitorFaults: readonly Fault[] = [
  {
    id: 30,
    room: "site",
    words: "The score at which a followed match is first seen is announced as a new one.",
    place: "happenings",
    find: 'if (!live || before.score === "" || known.score === before.score) return null;',
    replace: "if (!live || known.score === before.score) return null;",
  },
  {
    id: 31,
    room: "site",
    words: "The screen in the hall shows the season's first results, not the latest.",
    place: "agendaOf",
    find: "const latest = played.toReversed().slice(0, MOST_SCENE_MATCHES);",
    replace: "const latest = played.slice(0, MOST_SCENE_MATCHES);",
  },
  {
    id: 32,
    room: "site",
    words: "The day's page takes clubs for read while half of them are on their way.",
    place: "src/site/today/leagueMatches.ts",
    find: "areClubsRead: areAllRead([teams, standings, plan, result, event]),",
    replace: "areClubsRead: areAllRead([teams, standings]),",
  },
  {
    id: 33,
    room: "site",
    words: "A link with what is followed offers players who are followed here already.",
    place: "src/site/mine/MyClubsList.tsx",
    find: "!here.players.includes(key)",
    replace: "!here.clubs.includes(key)",
  },
  {
    id: 34,
    room: "ui",
    words: "A dialog that was opened by its address leaves the focus nowhere.",
    place: "useModal",
    find: "opener.isConnected && opener !== document.body",
    replace: "opener.isConnected && opener !== document.documentElement",
    pages: ["tests/e2e/dialogs.full.e2e.ts"],
  },
  {
    id: 35,
    room: "app",
    words: "Without a network pages have no fonts of their own.",
    place: "src/app/worker/serviceWorker.ts",
    find: "(?:assets|art|fonts)",
    replace: "(?:assets|art|font)",
    pages: ["tests/e2e/emulators/offline.e2e.ts"],
  },
];
