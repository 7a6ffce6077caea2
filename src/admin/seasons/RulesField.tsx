import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { orderInWords, type RulePack } from "@/domain/table/pack";
import { formatOf, UNSAID } from "@/domain/season/format";
import { useLeague } from "@/ui/where";

/** What the rules go by that no result tells. */
const outsideOf = ({ stages }: RulePack): readonly string[] =>
  stages
    .flatMap(({ criteria }) => criteria)
    .filter(({ key }) => key === "seed")
    .map(({ words }) => words);

interface RulesFieldProps {
  /** The id of a pack. */
  readonly chosen: string;
  readonly disabled: boolean;
  readonly onChange: (pack: string) => void;
}

/** Which rules a season's table follows; only their order where the sport knows one set of them. */
export function RulesField({ chosen, disabled, onChange }: RulesFieldProps) {
  const league = useLeague();
  const { pack } = formatOf(league, { ...UNSAID, pack: chosen });
  const outside = outsideOf(pack);
  if (league.game.packs.length < 2) return null;
  return (
    <>
      <TextField
        sx={{ maxWidth: "30rem" }}
        disabled={disabled}
        helperText={`Order: ${orderInWords(pack)}.`}
        label="Rules"
        onChange={({ target }) => onChange(target.value)}
        select
        slotProps={{ select: { native: true } }}
        value={pack.id}
      >
        {league.game.packs.map(({ id, title, edition }) => (
          <option key={id} value={id}>
            {title}, {edition}
          </option>
        ))}
      </TextField>
      {outside.length > 0 && (
        <Typography variant="lead">
          Results do not tell {outside.join(" or ")}: where only that could part teams, they share
          the place until the organiser enters a lot in their rows.
        </Typography>
      )}
    </>
  );
}
