import * as v from "valibot";
import { field, text, url } from "./field";
import { limits } from "./limits";
import { readInteger, readNames, readText } from "./reading";

const readSlug = (raw: unknown) => {
  const slug = readText(raw).toLowerCase();
  return /^[a-z0-9-]{1,64}$/.test(slug) ? slug : "";
};

const readColours = (raw: unknown) =>
  readNames(raw, 2).filter((colour) => /^#[0-9a-fA-F]{6}$/.test(colour));

/** A club's record in a `…Teams` collection; it overrides the registry's club of the same name (decisions.md). */
export const teamSchema = v.object({
  name: text("Name", { required: true }),
  logo: url("Logo"),
  slug: field(readSlug, { label: "Slug", control: "text", max: 64 }),
  group: text("Group", { max: limits.shortText }),
  colours: field(readColours, { label: "Colours", control: "names", max: 2 }),
  nickname: text("Nickname"),
  ground: text("Ground"),
  founded: field((raw) => readInteger(raw, 1800, 2100), { label: "Founded", control: "integer" }),
  house: text("House", {
    max: limits.shortText,
    optional: true,
    help: "The faculty or hall it plays for in the arena championship",
  }),
});

export type Team = v.InferOutput<typeof teamSchema>;
