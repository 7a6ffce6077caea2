import {
  INVITATIONS,
  invitationLimits,
  invitedRoles,
  tokenPattern,
} from "../../src/data/captains/invitations";
import { limits } from "../../src/domain/limits";
import { meta } from "./captains";
import { listed, optionalLine, quoted } from "./patterns";

const tokenText = quoted(tokenPattern.source);

/**
 * Writes the rules of invitations: who may invite whom, and the rights that a person gets by accepting an invitation.
 */
export const invitationRules =
  (): string => `    // A person who knows the token may read the invitation. It has 128 random bits, so nobody can guess it.
    match /${INVITATIONS}/{token} {
      allow get: if true;
      allow list: if request.query.limit <= 200
        && (isOwner() || mayInvite(request.auth.uid, resource.data.role, resource.data.league));
      allow create: if isInvitation(token, request.resource.data);
      allow update: if isEndOfInvitation(token, resource.data, request.resource.data);
      allow delete: if isOwner() && (resource.data.state != 'open' || resource.data.until < request.time);
    }

    // Owners may invite for all roles, administrators of a league for its scorers and captains. This is checked again when
    // the invitation is accepted.
    function mayInvite(uid, role, league) {
      let admin = get(adminPath(uid)).data;
      return admin.leagues is list
        && (admin.get('role', 'administrator') == 'owner' && '*' in admin.leagues
          || admin.get('role', 'administrator') == 'administrator' && role in ['scorer', 'captain']
            && league != '*' && admin.leagues.hasAny([league, '*']));
    }

    function isInvitation(token, d) {
      return token.matches(${tokenText})
        && d.keys().hasOnly(['role', 'league', 'leagueName', 'club', 'clubName', 'email', 'note', 'byName', 'by', 'at', 'until', 'state'])
        && d.role in ${listed(invitedRoles)} && mayInvite(request.auth.uid, d.role, d.league)
        && (d.league == '*' && d.role != 'captain' || leagueOf(d.league) == d.league)
        && d.leagueName.matches(${optionalLine(limits.name)}) && d.byName.matches(${optionalLine(limits.name)})
        && (d.role != 'captain' && !d.keys().hasAny(['club', 'clubName'])
          || d.role == 'captain' && isId(d.club)
            && d.clubName == get(/databases/$(database)/documents/$(teamsOf(d.league))/$(d.club)).data.name)
        && (d.role != 'administrator' && !('email' in d) || isAddress(d.email))
        && d.note is string && d.note.size() <= ${invitationLimits.note}
        && d.by == request.auth.uid && d.at == request.time && d.state == 'open'
        && d.until > request.time
        && d.until <= request.time + duration.value(${invitationLimits.days}, 'd') + duration.value(1, 'h');
    }

    function isAddress(v) {
      return v.matches('^[^@[:space:]]+@[^@[:space:]]+$') && v.size() <= ${limits.url} && v == v.lower();
    }

    // Whether the invitation is withdrawn by an account that may make it, or used by the account whose rights name it after
    // this commit.
    function isEndOfInvitation(token, was, d) {
      return was.state == 'open' && d.diff(was).affectedKeys().hasOnly(['state'])
        && (d.state == 'withdrawn' && mayInvite(request.auth.uid, was.role, was.league)
          || d.state == 'used' && getAfter(adminPath(request.auth.uid)).data.invited == token);
    }

    function invitationPath(token) {
      return /databases/$(database)/documents/${INVITATIONS}/$(token);
    }

    // Whether these are the rights from an invitation that is accepted in this commit.
    function isAccepted(uid, d) {
      let was = resource == null ? { 'email': request.auth.token.email, 'leagues': [] } : resource.data;
      let i = get(invitationPath(d.invited)).data;
      return i.state == 'open' && request.time < i.until
        && getAfter(invitationPath(d.invited)).data.state == 'used'
        && mayInvite(i.by, i.role, i.league) && (i.league == '*' || leagueOf(i.league) == i.league)
        && (i.role != 'administrator'
          || i.email == request.auth.token.email && request.auth.token.email_verified == true)
        && d.keys().hasOnly(${listed(["email", "leagues", "role", "name", "captainOf", "invited", ...meta])})
        && isId(d.change) && isId(uid)
        && d.email == was.email && d.email.size() <= ${limits.url}
        && (resource == null ? d.get('name', '').matches(${optionalLine(limits.name)}) : d.get('name', '') == was.get('name', ''))
        && (i.role == 'captain' && isMadeCaptain(uid, d, was, i) || i.role != 'captain' && isGivenLeague(uid, d, was, i));
    }

    // Role and leagues stay; the club in this league is added or replaces another one.
    function isMadeCaptain(uid, d, was, i) {
      return d.captainOf.diff(was.get('captainOf', {})).affectedKeys().hasOnly([i.league])
        && d.captainOf[i.league] == i.club && d.captainOf.size() <= 20
        && d.leagues == was.leagues && d.leagues is list
        && d.get('role', '') == (resource == null ? 'captain' : was.get('role', ''))
        && isListed(i.league, uid, d);
    }

    // An account without rights gets the role and the league; an account with this role gets the league.
    function isGivenLeague(uid, d, was, i) {
      return d.get('captainOf', {}) == was.get('captainOf', {})
        && d.get('role', 'administrator') == i.role && d.leagues is list && d.leagues.size() <= 20
        && (resource == null ? d.leagues == [i.league]
          : was.leagues.size() > 0 && d.get('role', '') == was.get('role', '')
            && d.leagues == (was.leagues.hasAny([i.league, '*']) ? was.leagues : was.leagues.concat([i.league])))
        && (i.role == 'administrator' || i.league == '*' || isListed(i.league, uid, d));
    }`;

/**
 * Writes the functions for the rights that a league's administrators may take away: a captain's club, a scorer's
 * league.
 */
export const revokingRules =
  (): string => `    // Whether one club or one league is removed and nothing else changes. Rights without any are deleted instead.
    function isTaken(uid, was, d) {
      let clubs = was.get('captainOf', {}).keys().removeAll(d.get('captainOf', {}).keys());
      let leagues = was.leagues.removeAll(d.leagues);
      return clubs.size() + leagues.size() == 1 && isId(d.change)
        && d.diff(was).affectedKeys().hasOnly(${listed(["captainOf", "leagues", "role", ...meta])})
        && (d.leagues.size() > 0 || d.captainOf.size() > 0)
        && (clubs.size() == 1 && isClubTaken(uid, was, d, clubs[0])
          || leagues.size() == 1 && isLeagueTaken(uid, was, d, leagues[0]));
    }

    function isClubTaken(uid, was, d, slug) {
      return isAdminOf(slug) && d.leagues == was.leagues && d.get('role', '') == was.get('role', '')
        && d.get('captainOf', {}).diff(was.captainOf).affectedKeys().hasOnly([slug])
        && isListed(slug, uid, d);
    }

    // Only owners take rights from scorers of all leagues.
    function isLeagueTaken(uid, was, d, slug) {
      return was.role == 'scorer' && slug != '*' && isAdminOf(slug)
        && d.leagues == was.leagues.removeAll([slug]) && d.get('captainOf', {}) == was.get('captainOf', {})
        && d.role == (d.leagues.size() > 0 ? 'scorer' : 'captain')
        && isListed(slug, uid, d);
    }

    // Whether the person's only right is one that this account may take away.
    function isOnlyRight(uid, was) {
      let clubs = was.get('captainOf', {}).keys();
      return clubs.size() + was.leagues.size() == 1
        && (clubs.size() == 1 && isAdminOf(clubs[0]) && !existsAfter(personPath(clubs[0], uid))
          || clubs.size() == 0 && was.role == 'scorer' && was.leagues[0] != '*' && isAdminOf(was.leagues[0])
            && !existsAfter(personPath(was.leagues[0], uid)));
    }`;
