import { FAULT_GROUPS, faultGroup, FAULTS_A_DAY, MOST_FAULTS } from "../../src/data/faults/faults";
import { faultTexts } from "../../src/domain/fault";
import { lineOf, quoted } from "./patterns";

const texts = Object.entries(faultTexts);

/** Patterns for the first digit of the digests of each group's accounts, in the order of the groups. */
const groupPatterns = `[${Array.from({ length: FAULT_GROUPS }, (_, group) => {
  const digits = Array.from("0123456789abcdef").filter((digit) => faultGroup(digit) === group);
  return `'^[${digits.join("")}].*$'`;
}).join(", ")}]`;

const keys = [...texts.map(([name]) => name), "by", "at"].map((key) => `'${key}'`).join(", ");

/**
 * Writes the rules of faults that occurred on administrators' pages. Each day has a fixed number of places, each of
 * which can be written once. An account may use a quarter of them, so that no program can store more. The author of a
 * fault may check that it is stored; only owners may read all of them.
 */
export const faultRules = (): string => `    match /faults/{id} {
      allow get: if isOwner()
        || (resource == null ? isOfRole(['administrator', 'scorer']) || isCaptain() : resource.data.by == request.auth.uid);
      allow list: if isOwner() && request.query.limit <= ${MOST_FAULTS};
      allow create: if (isOfRole(['owner', 'administrator', 'scorer']) || isCaptain())
        && isOfToday(id.split('-')) && isPlace(id) && isFault(request.resource.data);
      allow delete: if isOwner();
    }

    // Whether the day is today, by the server's time in UTC.
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
