import type { Role } from "@/data/identity";

export const roleNames: Readonly<Record<Role, string>> = {
  owner: "Owner",
  administrator: "Administrator",
  scorer: "Scorer",
  captain: "Captain",
};

/** The descriptions of the roles, the one with the most rights first. */
export const roleDescriptions: readonly { readonly role: Role; readonly text: string }[] = [
  { role: "owner", text: "Everything in all leagues, and who may do what." },
  { role: "administrator", text: "All records of the league; opens pages, closes seasons." },
  {
    role: "scorer",
    text: "Results of matches around today, shown as unconfirmed until an administrator confirms them.",
  },
  {
    role: "captain",
    text: "Squad and line-ups of one club, and reports of its scores. An invitation makes somebody a captain.",
  },
];
