import { urlPattern } from "../../src/domain/limits";
import {
  groundKeys,
  groundTexts,
  hoursPattern,
  MOST_CLOSED,
  MOST_COURTS,
  MOST_FORMER,
  MOST_GROUNDS,
  optionalGroundKeys,
} from "../../src/domain/schedule/ground";
import { sportList } from "../../src/sports/sports";
import { lineOf, listed, optionalLine, quoted } from "./patterns";

const DAY = "(19|20)[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])";

/** The rules of the arena's grounds: administrators of any league keep them, and visitors read the published document. */
export const groundRules = (): string => `    match /grounds/{id} {
      allow get: if isOfAnyLeague();
      allow list: if isOfAnyLeague() && request.query.limit <= ${MOST_GROUNDS};
      allow create, update: if isOfAnyLeague() && isId(id) && isNext('grounds', id) && isGround(request.resource.data)
        && tells('grounds', request.resource.data.change);
      allow delete: if isOfAnyLeague() && isGone('grounds', id)
        && tells('grounds', getAfter(deletionPath('grounds', id)).data.change);
    }

    function isGround(d) {
      return d.keys().hasAll(${listed(groundKeys.filter((key) => !optionalGroundKeys.some((one) => one === key)))})
        && d.keys().hasOnly(${listed(groundKeys)}) && isId(d.change)
        && d.get('formerNames', []) is list && d.get('formerNames', []).size() <= ${MOST_FORMER}
        && areLines(['-'].concat(d.get('formerNames', [])).concat(['-']), ${quoted(`^-\\n(${lineOf(groundTexts.name.max)}\\n)*-$`)})
        && d.name != '' && d.name.matches(${optionalLine(groundTexts.name.max)})
        && d.place.matches(${optionalLine(groundTexts.place.max)})
        && (d.link == '' || d.link.matches(${quoted(urlPattern.source)}) && d.link.size() <= ${groundTexts.link.max})
        && d.note.matches(${optionalLine(groundTexts.note.max)})
        && d.sports is list && d.sports.size() <= ${sportList.length}
        && d.sports.hasOnly(${listed(sportList.map(({ id }) => id))})
        && d.get('courts', 1) is int && d.get('courts', 1) >= 1 && d.get('courts', 1) <= ${MOST_COURTS}
        && (!('hours' in d) || d.hours.matches(${quoted(hoursPattern.source)}))
        && d.closed is list && d.closed.size() <= ${MOST_CLOSED}
        && areLines(['-'].concat(d.closed).concat(['-']), ${quoted(`^-\\n(${DAY}(\\/${DAY})?\\n)*-$`)});
    }`;
