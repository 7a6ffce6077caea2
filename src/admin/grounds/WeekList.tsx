import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { dayInWords } from "@/domain/day";
import { Cell, type WeekProps } from "./WeekTable";

/** The same day by day, for narrow screens: grounds with matches first, then those that are closed or free. */
export function WeekList({ days, rows, ...given }: WeekProps) {
  return days.map((day, at) => {
    const here = rows.flatMap(({ name, days: own }) => {
      const one = own[at];
      return one ? [{ name, one }] : [];
    });
    const isIdle = ({ name, one }: (typeof here)[number]) =>
      one.takings.length === 0 && (one.isClosed || one.isFree || name === "");
    const busy = here.filter((one) => !isIdle(one));
    const idle = here.filter(isIdle);
    const namesOf = (isClosed: boolean) =>
      idle.filter(({ one }) => one.isClosed === isClosed).flatMap(({ name }) => name || []);
    const [closed, free] = [namesOf(true), namesOf(false)];
    return (
      <Box component="section" key={day} sx={{ mb: 6 }}>
        <Typography sx={{ mb: 2 }} variant="h2">
          {day === given.today ? `Today, ${dayInWords(day).short}` : dayInWords(day).short}
        </Typography>
        {busy.length > 0 && (
          <Stack component="ul" role="list" spacing={2} sx={{ listStyle: "none", m: 0, p: 0 }}>
            {busy.map(({ name, one }) => (
              <Paper component="li" key={name} sx={{ gap: 2 }} variant="panel">
                <Typography component="h3" variant="subtitle2">
                  {name || "No ground named"}
                </Typography>
                <Cell day={one} {...given} />
              </Paper>
            ))}
          </Stack>
        )}
        {closed.length > 0 && (
          <Typography sx={{ mt: 2 }} variant="note">
            Closed: {closed.join(", ")}
          </Typography>
        )}
        {free.length > 0 && (
          <Typography sx={{ mt: 2 }} variant="note">
            Free all day: {free.join(", ")}
          </Typography>
        )}
      </Box>
    );
  });
}
