import { ERASED_NAME, isAddress } from "@/domain/people/erase";
import { isOwnPicture, readMap } from "@/domain/reading";
import { fingerprint } from "@/data/plain";

const asIs = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Whether of a text nothing is left but what was in it, with the words for an erased person in the place of the rest. */
function isTextLeft(told: string, left: string): boolean {
  if (left === "") return isAddress(told) || isOwnPicture(told);
  return new RegExp(`^${left.split(ERASED_NAME).map(asIs).join("[^]*")}$`, "u").test(told);
}

/** Whether an entry only lost a person, and nothing was put in. */
export function isLeftOf(told: unknown, left: unknown): boolean {
  if (fingerprint(told) === fingerprint(left)) return true;
  if (typeof told === "string") return typeof left === "string" && isTextLeft(told, left);
  if (Array.isArray(told))
    return (
      Array.isArray(left) &&
      left.length === told.length &&
      told.every((one, at) => isLeftOf(one, left[at]))
    );
  const [before, after] = [readMap(told), readMap(left)];
  return (
    typeof left === "object" &&
    left !== null &&
    Object.entries(after).every(([key, one]) => key in before && isLeftOf(before[key], one))
  );
}
