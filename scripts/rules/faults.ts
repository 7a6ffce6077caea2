import { FAULT_GROUPS, faultGroup, FAULTS_A_DAY, MOST_FAULTS } from "../../src/data/faults/faults";
import { faultTexts } from "../../src/domain/fault";
import { lineOf, quoted } from "./patterns";

const texts = Object.entries(faultTexts);

/** The first digits of the digests of each group's accounts, in the order of the groups. */
const groupPatterns = `[${Array.from({ length: FAULT_GROUPS }, (_, group) => {
  const digits = Array.from("0123456789abcdef").filter((digit) => faultGroup(digit) === group);
  return `'^[${digits.join("")}].*$'`;
}).join(", ")}]`;

const keys = [...texts.map(([name]) => name), "by", "at"].map((key) => `'${key}'`).join(", ");

/**
 * The rules of faults that administrators' pages met. A day has a number of places, each written once, and an account has a
 * quarter of them: more than that no program stores, however it tries. Its author may see that one is there; all of them
 * are for owners.
 */
export const faultRules = (): string => `    match /faults/{id} {
      allow get: if isOwner()
        || (resource == null ? isOfRole(['administrator', 'scorer']) || isCaptain() : resource.data.by == request.auth.uid);
      allow list: if isOwner() && request.query.limit <= ${MOST_FAULTS};
      allow create: if (isOfRole(['owner', 'administrator', 'scorer']) || isCaptain())
        && isOfToday(id.split('-')) && isPlace(id) && isFault(request.resource.data);
      allow delete: if isOwner();
    }

    // The day is the server's, in UTC.
    function isOfToday(parts) {
      return [int(parts[0]), int(parts[1]), int(parts[2])]
        == [request.time.year(), request.time.month(), request.time.day()];
    }

    function isPlace(id) {
      return id.matches('^[0-9]{4}-[0-9]{2}-[0-9]{2}-[0-9]{2}$') && int(id.split('-')[3]) < ${FAULTS_A_DAY}
        && hashing.sha256(request.auth.uid).toHexString().lower().matches(${groupPatterns}[int(id.split('-')[3]) % ${FAULT_GROUPS}]);
    }

    function isFault(d) {
      return d.keys().toSet() == [${keys}].toSet()
        && d.by == request.auth.uid && d.at == request.time && d.message != ''
${texts.map(([name, max]) => `        && d.${name}.matches(${quoted(`^(${lineOf(max)})?$`)})`).join("\n")};
    }`;
