import {
  MOST_OFFICIALS,
  officialKeys,
  officialTexts,
  shownKeys,
} from "../../src/domain/people/official";
import { sportList } from "../../src/sports/sports";
import { listed, optionalLine } from "./patterns";

/** Whether an `entry` of the published officials holds what visitors may read of `d`, and no more. */
export const isShownOfficial = (): string =>
  `entry == { ${shownKeys.map((key) => `'${key}': d.${key}`).join(", ")} }`;

/** The rules of the arena's officials: persons, whom administrators of any league keep, and nobody else reads. */
export const officialRules = (): string => `    match /officials/{id} {
      allow get: if isOfAnyLeague();
      allow list: if isOfAnyLeague() && request.query.limit <= ${MOST_OFFICIALS};
      allow create, update: if isOfAnyLeague() && isId(id) && isNext('officials', id)
        && tells('officials', request.resource.data.change) && isOfficial(request.resource.data);
      allow delete: if isOfAnyLeague() && isGone('officials', id)
        && tells('officials', getAfter(deletionPath('officials', id)).data.change);
    }

    function isOfAnyLeague() {
      return isOfRole(['owner', 'administrator']);
    }

    function isOfficial(d) {
      return d.keys().toSet() == ${listed(officialKeys)}.toSet() && isId(d.change)
        && d.name != '' && d.name.matches(${optionalLine(officialTexts.name.max)})
        && d.does.matches(${optionalLine(officialTexts.does.max)})
        && d.contact.matches(${optionalLine(officialTexts.contact.max)})
        && d.sports is list && d.sports.size() <= ${sportList.length}
        && d.sports.hasOnly(${listed(sportList.map(({ id }) => id))})
        && d.agreed is bool;
    }`;
