import { FAULTS_A_DAY, MOST_FAULTS } from "../../src/data/faults/faults";
import { faultTexts } from "../../src/domain/fault";
import { lineOf, quoted } from "./patterns";

const texts = Object.entries(faultTexts);
const keys = [...texts.map(([name]) => name), "by", "at"].map((key) => `'${key}'`).join(", ");

/**
 * The rules of faults that administrators' pages met. A day has a number of places, each written once: more than that no
 * program stores, however it tries. Whoever stored one may see that it is there; all of them are for owners.
 */
export const faultRules = (): string => `    match /faults/{id} {
      allow get: if isOwner()
        || (resource == null ? isOfRole(['administrator', 'scorer']) : resource.data.by == request.auth.uid);
      allow list: if isOwner() && request.query.limit <= ${MOST_FAULTS};
      allow create: if isOfRole(['owner', 'administrator', 'scorer'])
        && isOfToday(id.split('-')) && isPlace(id) && isFault(request.resource.data);
      allow delete: if isOwner();
    }

    // The day is the server's, in UTC.
    function isOfToday(parts) {
      return [int(parts[0]), int(parts[1]), int(parts[2])]
        == [request.time.year(), request.time.month(), request.time.day()];
    }

    function isPlace(id) {
      return id.matches('^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{2}$') && int(id.split('-')[3]) < ${FAULTS_A_DAY};
    }

    function isFault(d) {
      return d.keys().toSet() == [${keys}].toSet()
        && d.by == request.auth.uid && d.at == request.time && d.message != ''
${texts.map(([name, max]) => `        && d.${name}.matches(${quoted(`^(${lineOf(max)})?$`)})`).join("\n")};
    }`;
