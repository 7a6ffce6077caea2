import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";

/** A placeholder of a list while it loads. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Paper aria-busy="true" variant="rows" sx={appear}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: 6 }, (_, row) => (
        <Stack direction="row" spacing={3} sx={{ height: 56, paddingInline: 4 }} key={row}>
          <Skeleton height={24} variant="circular" width={24} />
          <Skeleton sx={{ flex: 1, maxWidth: 280 }} variant="text" />
          <Skeleton variant="text" width="20%" />
        </Stack>
      ))}
    </Paper>
  );
}

/** Fades in after 150 ms, so that it does not flash if the data comes at once. */
const appear = {
  animation: "appear var(--base) 150ms both",
  "@keyframes appear": { from: { opacity: 0 } },
};
