/** Formats a minute: "62" becomes "62'"; any other text stays as entered. */
export const minuteText = (minute: string): string =>
  /^\d[\d +]*$/.test(minute) ? `${minute}'` : minute;
