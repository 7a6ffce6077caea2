import { ERASED_NAME, isAddress } from "@/domain/people/erase";
import { isOwnPicture, readMap } from "@/domain/reading";
import { fingerprint } from "@/data/plain";

/** Escapes a text for use in a regular expression. */
const asIs = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Whether a text differs from the one before only by the words for an erased person in place of some parts. */
function isTextLeft(before: string, left: string): boolean {
  if (left === "") return isAddress(before) || isOwnPicture(before);
  return new RegExp(`^${left.split(ERASED_NAME).map(asIs).join("[^]*")}$`, "u").test(before);
}

/** Whether a value only lost a person and nothing was added. */
export function isLeftOf(before: unknown, left: unknown): boolean {
  if (fingerprint(before) === fingerprint(left)) return true;
  if (typeof before === "string") return typeof left === "string" && isTextLeft(before, left);
  if (Array.isArray(before))
    return (
      Array.isArray(left) &&
      left.length === before.length &&
      before.every((one, at) => isLeftOf(one, left[at]))
    );
  const [keys, leftKeys] = [readMap(before), readMap(left)];
  return (
    typeof left === "object" &&
    left !== null &&
    Object.entries(leftKeys).every(([key, one]) => key in keys && isLeftOf(keys[key], one))
  );
}
