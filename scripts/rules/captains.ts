import { arena } from "@arena/arena";
import {
  CAPTAIN_REQUESTS,
  captainAnswers,
  captainWishes,
  MOST_PROPOSALS,
} from "../../src/data/captains/captainRequests";
import { CAPTAINS } from "../../src/data/captains/captains";
import { reportLimits, REPORTS, reportSides } from "../../src/data/captains/reports";
import { captainTimes } from "../../src/domain/captains/captainTimes";
import { MINUTE } from "../../src/domain/durations";
import { fromZonedInput } from "../../src/domain/time";
import { toDocument } from "../../src/records/document";
import { emptyEntity } from "../../src/records/record";
import { shapeOf } from "../../src/records/shape";
import { choice, NOTHING } from "./layout";
import { sampleOpenedLeagues } from "./opened";
import { listed } from "./patterns";

/*
 * The rules of captains: the records of their clubs that they may save, their reports and their requests. The values of
 * a new player and the keys of line-ups come from the sports. The emulator answers 500 to a choice (`a ? b : c`) with a
 * part that reads a document whose path comes from another choice; such choices are written with `&&` and `||`.
 */

/** Keys of a player that a captain may write. */
const own = ["name", "jersey", "position", "club"];
/** Keys that every save changes. */
export const meta = ["version", "updatedAt", "change"];

/** Statistics that only goalkeepers have. A change of position adds or removes their keys. */
const ofKeepers = [
  ...new Set(
    sampleOpenedLeagues.flatMap(({ game }) =>
      game.statistics.filter(({ ofKeepers: of }) => of).map(({ key }) => key),
    ),
  ),
];

/** Writes a stored value in the language of the rules. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  return typeof value === "string" ? `'${value}'` : String(value);
}

/** Writes a choice, by sport, of a new player's values in all keys that a captain does not write. */
function startingPlayer(): string {
  const bySport = new Map<string, string[]>();
  for (const league of sampleOpenedLeagues) {
    const stored = Object.entries(toDocument("players", emptyEntity("players"), shapeOf(league)))
      .filter(([key]) => ![...own, "teamLogo"].includes(key))
      .map(([key, value]) => `'${key}': ${literal(value)}`);
    const text = `{ ${stored.join(", ")} }`;
    bySport.set(text, [...(bySport.get(text) ?? []), league.sport]);
  }
  return choice(
    [...bySport].map(([text, some]) => [`sport in ${listed(some)}`, text]),
    NOTHING,
  );
}

/** Writes a choice, by sport, of the keys of both line-ups. */
function lineUpKeys(): string {
  const byKeys = new Map<string, string[]>();
  for (const { game, sport } of sampleOpenedLeagues.filter(({ game: { inMeets } }) => !inMeets)) {
    const text = listed(game.lineUp.fields);
    byKeys.set(text, [...(byKeys.get(text) ?? []), sport]);
  }
  return choice(
    [...byKeys].map(([text, some]) => [`sport in ${listed(some)}`, text]),
    NOTHING,
  );
}

/**
 * Writes the difference between midnight at the arena and midnight in UTC. Rules have no time zones, so they use the
 * difference on 1 January all year.
 */
function fromUtc(): string {
  const ahead = Date.UTC(2026, 0, 1) - (fromZonedInput("2026-01-01T00:00", arena.timeZone) ?? 0);
  return `${ahead < 0 ? "+" : "-"} duration.value(${Math.abs(ahead) / MINUTE}, 'm')`;
}

const keysOf = (keys: readonly string[]) => `d.keys().toSet() == ${listed(keys)}.toSet()`;

/** Writes the functions that decide which records of a club its captain may save. */
export const captainFunctions =
  (): string => `    // The clubs that the account is captain of, by league; an error if the role is unknown.
    function captainOf() {
      let admin = get(adminPath(request.auth.uid)).data;
      return admin.leagues is list && admin.get('role', 'captain').matches('^(owner|administrator|scorer|captain)$')
        ? admin.captainOf : ${NOTHING};
    }

    // The id of the club that the account is captain of in a league.
    function clubIdOf(slug) {
      return captainOf()[slug];
    }

    function isCaptainOf(slug) {
      return clubIdOf(slug) is string;
    }

    // Whether the account is captain of a club in any league.
    function isCaptain() {
      return captainOf() is map && captainOf().size() > 0;
    }

    function adminPath(uid) {
      return /databases/$(database)/documents/admins/$(uid);
    }

    // The record of the club that the account is captain of.
    function ownClub(slug, teams) {
      return get(/databases/$(database)/documents/$(teams)/$(clubIdOf(slug))).data;
    }

    // A club's name and former names. They are compared exactly; a captain asks an administrator to correct another spelling.
    function namesOf(club) {
      return [club.name].concat(club.get('formerNames', []));
    }

    function switchesOf(slug) {
      return get(/databases/$(database)/documents/${CAPTAINS}/$(slug)).data;
    }

    function areCaptainsOn(slug) {
      return switchesOf(slug).on == true && isPlayed(slug);
    }

    function maySavePlayer(slug, sport, teams, collection, id) {
      return (isAdminOf(slug) && isFree(collection, id) && isTold(collection, collection)
          || mayKeepSquad(slug, sport, teams, collection, id))
        && isNext(collection, id);
    }

    // Whether a captain may save a player: of the own club, in the current season. The caller checks that the league is
    // open.
    function mayKeepSquad(slug, sport, teams, collection, id) {
      let d = request.resource.data;
      let club = ownClub(slug, teams);
      let switches = switchesOf(slug);
      return switches.on == true && (switches.squadsUntil == null || request.time < switches.squadsUntil)
        && !('season' in d) && tells(collection, d.change)
        && (resource == null ? isId(id) && d.club == club.name && isNewPlayer(d, sport, club)
          : (resource.data.club == club.name || resource.data.club in club.formerNames) && d.club in [club.name, resource.data.club]
            && isSquadChange(d, resource.data));
    }

    function isNewPlayer(d, sport, club) {
      return d.diff(startingPlayer(sport)).affectedKeys().hasOnly(${listed([...own, "teamLogo", ...ofKeepers, ...meta])})
        && d.teamLogo in ['', club.get('logo', '')]${ofKeepers.map((key) => `\n        && d.get('${key}', 0) == 0`).join("")};
    }

    // The values of a new player that a captain cannot choose.
    function startingPlayer(sport) {
      return ${startingPlayer()};
    }

    function isSquadChange(d, was) {
      return d.diff(was).affectedKeys().hasOnly(${listed([...own, "formerNames", ...ofKeepers, ...meta])})${ofKeepers.map((key) => `\n        && d.get('${key}', 0) == was.get('${key}', 0)`).join("")}
        && isRenamedOnly(d, was, was.get('formerNames', []));
    }

    // A rename adds the old name to the former names, unless only capitals differ or the old name is already there.
    function isRenamedOnly(d, was, former) {
      return d.get('formerNames', []) == former
        ? d.name.lower() == was.name.lower() || was.name in former
        : d.name != was.name && d.formerNames == former.concat([was.name]);
    }

    function maySaveFixture(slug, sport, teams, collection, id) {
      return (isAdminOf(slug) && isFree(collection, id) && isTold(collection, slug)
          || mayLineUp(slug, lineUpKeys(sport), teams, collection))
        && isNext(collection, id);
    }

    // Whether a captain may save the line-up of the own side: from some days before the match until it begins. The caller
    // checks that the league is open.
    function mayLineUp(slug, keys, teams, collection) {
      let was = resource.data;
      let d = request.resource.data;
      let names = namesOf(ownClub(slug, teams));
      let changed = d.diff(was).affectedKeys();
      let begins = beginningOf(was);
      return switchesOf(slug).on == true && !('season' in was) && tells(collection, d.change) && tells(slug, d.change)
        && request.time < begins && request.time >= begins - duration.value(${captainTimes.lineUpDays}, 'd')
        && (was.teamA in names && changed.hasOnly([keys[0]].concat(${listed(meta)}))
          || was.teamB in names && changed.hasOnly([keys[1]].concat(${listed(meta)})));
    }

    function lineUpKeys(sport) {
      return ${lineUpKeys()};
    }

    // The beginning of a match; for a day without a time, the beginning of this day at the arena.
    function beginningOf(fixture) {
      return fixture.date is timestamp ? fixture.date
        : timestamp.date(int(fixture.day.split('-')[0]), int(fixture.day.split('-')[1]), int(fixture.day.split('-')[2]))
          ${fromUtc()};
    }

    function ownNames(slug) {
      return namesOf(ownClub(slug, teamsOf(slug)));
    }

    function fixtureIn(slug, id) {
      return get(fixturePath(fixturesOf(slug), id)).data;
    }

    function isOwnSide(slug, side, fixture) {
      return (side == 'a' ? fixture.teamA : fixture.teamB) in ownNames(slug);
    }

    function isOwnMatch(slug, fixture) {
      return ownNames(slug).hasAny([fixture.teamA, fixture.teamB]);
    }`;

/** Writes the rules of captains' switches, people, reports and requests. */
export const captainRules = (): string => `    match /${CAPTAINS}/{slug} {
      allow get: if isAdminOf(slug) || isCaptainOf(slug);
      allow list: if isOwner() && request.query.limit <= 200;
      allow create, update: if isAdminOf(slug) && leagueOf(slug) == slug && areSwitches(request.resource.data);
    }

    function areSwitches(d) {
      return ${keysOf(["on", "squadsUntil"])} && d.on is bool && isMoment(d.squadsUntil);
    }

    // The league's captains and scorers, for its administrators. Each entry is made from the person's rights.
    match /${CAPTAINS}/{slug}/people/{uid} {
      allow get: if isAdminOf(slug);
      allow list: if isAdminOf(slug) && request.query.limit <= 200;
      allow create, update: if (isAdminOf(slug) || request.auth.uid == uid) && isPerson(slug, uid, request.resource.data);
      allow delete: if isAdminOf(slug)
        && (!existsAfter(adminPath(uid)) || isListed(slug, uid, getAfter(adminPath(uid)).data));
    }

    function personPath(slug, uid) {
      return /databases/$(database)/documents/${CAPTAINS}/$(slug)/people/$(uid);
    }

    // Whether the league's list agrees with a person's rights: it has no entry if the rights do not name the league.
    function isListed(slug, uid, rights) {
      let club = rights.get('captainOf', {}).get(slug, '');
      let role = rights.get('role', '') == 'scorer' && slug in rights.leagues ? 'scorer' : club == '' ? '' : 'captain';
      return role == '' && !existsAfter(personPath(slug, uid))
        || role != '' && isPersonAs(getAfter(personPath(slug, uid)).data, role, club);
    }

    function isPersonAs(person, role, club) {
      return person.role == role && person.club == club;
    }

    function isPerson(slug, uid, d) {
      let rights = getAfter(adminPath(uid)).data;
      return ${keysOf(["role", "club", "name", "email", "verified"])}
        && isListed(slug, uid, rights) && d.name == rights.get('name', '') && d.email == rights.email
        && d.verified is bool
        && (request.auth.uid == uid && d.verified == (request.auth.token.email_verified && request.auth.token.email == d.email)
          || request.auth.uid != uid && (isOwner() || d.verified == (resource == null ? false : resource.data.verified)));
    }

    // ---- Captains' reports ------------------------------------------------------------------------------------------

    match /${REPORTS}/{id} {
      allow get: if mayReadReport(id.split('~'));
      allow list: if (isOwner() || isAdminOf(resource.data.league)) && request.query.limit <= ${reportLimits.listed};
      allow create, update: if isReport(id, request.resource.data);
      allow delete: if isOwner();
    }

    function mayReadReport(parts) {
      return isAdminOf(parts[0]) || parts.size() == 3 && isOwnSide(parts[0], parts[1], fixtureIn(parts[0], parts[2]));
    }

    // Whether this is a report for the own side of a match that has begun and has no confirmed result.
    function isReport(id, d) {
      let fixture = fixtureIn(d.league, d.fixture);
      return ${keysOf(["league", "fixture", "side", "by", "at", "score", "note"])}
        && d.side in ${listed(reportSides)} && id == d.league + '~' + d.side + '~' + d.fixture
        && d.by == request.auth.uid && d.at == request.time
        && d.score is string && d.score.size() > 0 && d.score.size() <= ${reportLimits.score}
        && d.note is string && d.note.size() <= ${reportLimits.note}
        && areCaptainsOn(d.league) && !('season' in fixture) && isOwnSide(d.league, d.side, fixture)
        && request.time >= beginningOf(fixture)
        && request.time < beginningOf(fixture) + duration.value(${captainTimes.reportHours}, 'h')
        && !isConfirmed(/databases/$(database)/documents/$(resultsOf(d.league))/$(d.fixture));
    }

    // ---- Captains' requests -----------------------------------------------------------------------------------------

    match /${CAPTAIN_REQUESTS}/{id} {
      allow get: if mayReadRequest(id.split('~'));
      allow list: if (isOwner() || isAdminOf(resource.data.league)) && request.query.limit <= 200;
      allow create: if isCaptainRequest(id.split('~'), request.resource.data);
      allow update: if isAnswer(id.split('~'), request.resource.data);
      allow delete: if isAdminOf(resource.data.league)
        || resource.data.by == request.auth.uid && areCaptainsOn(resource.data.league) && isCaptainOf(resource.data.league);
    }

    function mayReadRequest(parts) {
      return isAdminOf(parts[0]) || isCaptainOf(parts[0])
        && (resource == null || resource.data.by == request.auth.uid || isAboutOwn(parts, resource.data.what));
    }

    function isAboutOwn(parts, what) {
      return what == 'takeOut'
          && get(/databases/$(database)/documents/$(playersOf(parts[0]))/$(parts[1])).data.club in ownNames(parts[0])
        || what != 'takeOut' && isOwnMatch(parts[0], fixtureIn(parts[0], parts[1]));
    }

    // The club may be missing: it was not stored at first.
    function isCaptainRequest(parts, d) {
      return d.keys().concat(['club']).toSet() == ${listed(["what", "league", "club", "by", "at", "proposals", "answer"])}.toSet()
        && d.get('club', clubIdOf(d.league)) == clubIdOf(d.league)
        && parts.size() == 2 && parts[0] == d.league
        && d.what in ${listed(captainWishes)}
        && d.by == request.auth.uid && d.at == request.time && d.answer == ''
        && (d.what == 'move' ? areProposals(d.proposals) : d.proposals == [])
        && areCaptainsOn(d.league) && isAboutOwn(parts, d.what)
        && (d.what == 'takeOut' || isToCome(fixtureIn(d.league, parts[1])));
    }

    function isToCome(fixture) {
      return !('season' in fixture) && request.time < beginningOf(fixture);
    }

    function areProposals(v) {
      return v is list && v.size() > 0 && v.size() <= ${MOST_PROPOSALS}${Array.from(
        { length: MOST_PROPOSALS },
        (_, at) => `
        && (v.size() <= ${at} || v[${at}] > request.time && isTime(v[${at}]))`,
      ).join("")};
    }

    // Whether this is the answer of the other club's captain.
    function isAnswer(parts, d) {
      let asking = get(adminPath(resource.data.by)).data.captainOf[d.league];
      return d.diff(resource.data).affectedKeys().hasOnly(['answer']) && d.what == 'move'
        && d.answer in ${listed(captainAnswers)} && (d.answer == 'no' || int(d.answer) <= d.proposals.size())
        && areCaptainsOn(d.league) && clubIdOf(d.league) != asking && isAboutOwn(parts, d.what);
    }`;
