import type { EntityKind } from "@/records/record";
import { isOwnPicture } from "@/domain/reading";
import { fieldsOf } from "@/records/document";
import type { RawDocument } from "../documents";

/** Returns the paths of pictures created in the app that a stored record uses. */
export const picturesOf = (kind: EntityKind, stored: RawDocument): readonly string[] =>
  fieldsOf(kind)
    .filter(([, { picture }]) => picture !== undefined)
    .map(([name]) => stored[name])
    .filter((path) => typeof path === "string")
    .filter(isOwnPicture);
