/** A minute for readers: "62'" of "62", anything else as it was typed. */
export const minuteText = (minute: string): string =>
  /^\d[\d +]*$/.test(minute) ? `${minute}'` : minute;
