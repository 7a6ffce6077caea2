import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { everyLeague } from "@/leagues";

/** The short names of leagues as chips; "*" is shown as "All leagues". */
export function LeagueTags({ slugs }: { readonly slugs: readonly string[] }) {
  const named = slugs.includes("*")
    ? ["All leagues"]
    : slugs.map((slug) => everyLeague().find((one) => one.slug === slug)?.shortName ?? slug);
  return (
    <Stack component="span" direction="row" spacing={2}>
      {named.map((name) => (
        <Chip component="span" key={name} label={name} />
      ))}
    </Stack>
  );
}
