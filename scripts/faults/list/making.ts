import type { Fault } from "../fault";

/** Faults in the database's security rules, and in the scripts that make the site. */
export const makingFaults: readonly Fault[] = [
  {
    id: 36,
    room: "rules",
    words: "A published match may show visitors which officials lead it.",
    place: "scripts/rules/template.rules",
    find: " && !entry.keys().hasAny({{hidden}});",
    replace: ";",
    emulated: ["tests/rules/officials.test.ts", "tests/rules/shownOfficials.test.ts"],
  },
  {
    id: 37,
    room: "rules",
    words: "An owner may take the own rights away, and an arena may have no owner left.",
    place: "scripts/rules/template.rules",
    find: "allow delete: if request.auth.uid != uid && (isOwner() || isOnlyRight(uid, resource.data)) && isGone('admins', uid);",
    replace:
      "allow delete: if (isOwner() || isOnlyRight(uid, resource.data)) && isGone('admins', uid);",
    emulated: ["tests/rules/roles.test.ts", "tests/rules/attacker.test.ts"],
  },
  {
    id: 38,
    room: "rules",
    words: "An administrator of any league may delete pictures, which owners alone may.",
    place: "pictureRules",
    find: "allow delete: if isOwner() && follows(",
    replace: "allow delete: if isOfAnyLeague() && follows(",
    emulated: ["tests/rules/pictures.test.ts"],
  },
  {
    id: 39,
    room: "scripts",
    words: "Entries of a feed are new ones in every reader when the site moves.",
    place: "atomText",
    find: 'one("id", at(entry.place, arena.url)),',
    replace: 'one("id", at(entry.place)),',
  },
  {
    id: 40,
    room: "scripts",
    words: "Search engines list the frames that other sites embed.",
    place: "pageHtml",
    find: 'const unlisted: readonly string[] = ["screen", "embed"];',
    replace: 'const unlisted: readonly string[] = ["screen"];',
  },
];
