/** The organiser's word about a team that needs none: all of it empty. */
export const noWord = { adjust: null, reason: "", out: "", lot: null } as const;
