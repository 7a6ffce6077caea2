import { arena } from "@arena/arena";
import { capitalised } from "@/domain/wording";
import { field, names, optionalInteger, picture, text } from "../field";
import { limits } from "@/domain/limits";
import { readNames, readText } from "@/domain/reading";
import { schemaOf, type FieldsOf } from "../schema";

const slugPattern = /^[a-z0-9-]{1,64}$/;
const readSlug = (raw: unknown) => {
  const slug = readText(raw).toLowerCase();
  return slugPattern.test(slug) ? slug : "";
};

const colourPattern = /^#[0-9a-fA-F]{6}$/;
const readColours = (raw: unknown) =>
  readNames(raw, 2).filter((colour) => colourPattern.test(colour));

/** A club's record in a `…Teams` collection. It overrides the club of the same name in the registry. */
export const teamSchema = schemaOf({
  name: text("Name", { required: true }),
  logo: picture("Logo", "crest"),
  slug: field(readSlug, {
    label: "Last part of its page’s address",
    control: "text",
    max: 64,
    pattern: slugPattern,
    help: "Small letters, digits and hyphens; empty: made from the name",
  }),
  group: text("Group", { max: limits.shortText }),
  colours: field(readColours, {
    label: "Colours",
    control: "names",
    max: 2,
    pattern: colourPattern,
    help: "Each such as #1A2B3C",
  }),
  nickname: text("Nickname"),
  ground: text("Ground"),
  founded: optionalInteger("Founded", { min: 1800, max: 2100 }),
  house: text(capitalised(arena.house), {
    max: limits.shortText,
    optional: true,
  }),
  /** Former names, and other names in records: records with one of these names belong to this club. */
  formerNames: names("Former names", {
    optional: true,
    max: limits.former,
  }),
});

export type Team = FieldsOf<typeof teamSchema>;
