/** The style of pages for captains and scorers, who work on a phone: one column without the administrators' menu. */
export const phonePage = {
  maxWidth: 560,
  minHeight: "100vh",
  marginInline: "auto",
  padding: "24px 16px",
};
