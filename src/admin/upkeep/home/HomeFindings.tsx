import { viewPath } from "@/leagues/adminPaths";
import { arena } from "@arena/arena";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import TableBody from "@mui/material/TableBody";
import TableHead from "@mui/material/TableHead";
import Table from "@mui/material/Table";
import Typography from "@mui/material/Typography";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useState } from "react";
import { amountOf } from "@/domain/wording";
import { partName, type StrangeSeason } from "@/data/publication";
import type { HomeSurvey } from "@/migration/homeSurvey";
import { kilobytes, pictureAdvice, totalOf } from "@/migration/homeWords";
import { Link } from "@/ui/Link";
import { Bullets } from "../../parts/Bullets";
import { Section } from "../../parts/Section";
import { useLeague } from "@/ui/leagueContext";
import { asFailure } from "@/data/failure";
import { isOwner } from "@/data/identity";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

interface HomeFindingsProps {
  readonly survey: HomeSurvey;
  /** Called after something was corrected here. */
  readonly onChange: () => void;
}

const figure = (count: number) => count.toLocaleString(arena.locale);

/** What the survey of an old database found: the records of each collection, and what will not be published. */
export function HomeFindings({ survey, onChange }: HomeFindingsProps) {
  const league = useLeague();
  const { collections, strange } = survey;
  const all = totalOf(collections);
  return (
    <>
      <Section title="What is there">
        <Table size="small" sx={table}>
          <TableHead>
            <TableRow>
              <TableCell>What</TableCell>
              <TableCell align="right">Stored</TableCell>
              <TableCell align="right">Understood</TableCell>
              <TableCell align="right">In part</TableCell>
              <TableCell align="right">Not at all</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {collections.map(({ kind, records, read }) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row">
                  {partName(kind)}
                </TableCell>
                <TableCell align="right">{figure(records)}</TableCell>
                <TableCell align="right">{figure(read.whole)}</TableCell>
                <TableCell align="right" sx={read.partly > 0 ? { fontWeight: 700 } : undefined}>
                  {figure(read.partly)}
                </TableCell>
                <TableCell
                  align="right"
                  sx={read.not > 0 ? { color: "error.main", fontWeight: 700 } : undefined}
                >
                  {figure(read.not)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        {all.partly + all.not > 0 ? (
          <Typography variant="lead">
            {all.not > 0 &&
              `${amountOf(all.not, "record")} cannot be shown, and visitors do not see ${all.not === 1 ? "it" : "them"}. `}
            {all.partly > 0 &&
              `${amountOf(all.partly, "record")} ${all.partly === 1 ? "holds" : "hold"} more than was understood; visitors see the rest. `}
            <Link to={viewPath(league, "repair")}>Look at them under Broken records</Link>
          </Typography>
        ) : (
          <Typography variant="lead">Everything was understood.</Typography>
        )}
      </Section>
      <WithheldFindings survey={survey} />
      <UnknownSeasons onChange={onChange} strange={strange} />
    </>
  );
}

/** The lists of pictures and unknown keys that are not published. */
function WithheldFindings({ survey: { collections } }: { readonly survey: HomeSurvey }) {
  const heavy = collections.filter(({ pictures }) => pictures.count > 0);
  const keys = collections.flatMap(({ kind, unknownKeys }) =>
    unknownKeys.map((one) => ({ kind, ...one })),
  );
  return (
    <>
      {heavy.length > 0 && (
        <Section title="Pictures within records">
          <Typography variant="lead">
            The old site kept them as long texts. They are not published: every visitor would load
            all of them.
          </Typography>
          <Bullets>
            {heavy.map(({ kind, pictures: { count, bytes } }) => (
              <li key={kind}>
                {partName(kind)}: {amountOf(count, "picture")}, {kilobytes(bytes)}.{" "}
                {pictureAdvice(kind)}
              </li>
            ))}
          </Bullets>
        </Section>
      )}
      {keys.length > 0 && (
        <Section title="Keys nobody knows">
          <Typography variant="lead">
            No form has a field for them. They are kept beside the record for administrators and
            never published.
          </Typography>
          <Bullets>
            {keys.map(({ kind, key, records }) => (
              <li key={`${kind}/${key}`}>
                <code>{key}</code> in {amountOf(records, "record")} of{" "}
                {partName(kind).toLowerCase()}
              </li>
            ))}
          </Bullets>
        </Section>
      )}
    </>
  );
}

/** Narrow gaps, so that five columns fit on a phone. */
const table = { maxWidth: "46em", "& .MuiTableCell-root": { paddingInline: { xs: 1, sm: 3 } } };

interface UnknownSeasonsProps {
  readonly strange: readonly StrangeSeason[];
  readonly onChange: () => void;
}

/**
 * The list of seasons that records name and the league does not have, with a button that removes their old published
 * copies.
 */
function UnknownSeasons({ strange, onChange }: UnknownSeasonsProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (strange.length === 0) return null;
  const copies = strange.flatMap((one) => one.copies);
  const mayRemove = session.status === "signedIn" && isOwner(session.rights);
  const remove = async () => {
    setBusy(true);
    setProblem(null);
    try {
      for (const id of copies) await maintenance.unpublish(id);
      onChange();
    } catch (thrown) {
      setProblem(asFailure(thrown).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Section title="Seasons nobody knows">
      <Typography variant="lead">
        These records name a season that {league.name} does not have. They stay stored; visitors
        cannot open them.
      </Typography>
      <Bullets>
        {strange.map(({ season, records }) => (
          <li key={season}>
            “{season}”: {amountOf(records, "record")}
          </li>
        ))}
      </Bullets>
      {copies.length > 0 && !mayRemove && (
        <Typography variant="lead">
          {amountOf(copies.length, "published copy", "published copies")} of them{" "}
          {copies.length === 1 ? "is" : "are"} left over from earlier publishing; an owner can
          remove {copies.length === 1 ? "it" : "them"}.
        </Typography>
      )}
      {problem && (
        <Alert role="alert" severity="error">
          This could not be removed: {problem}
        </Alert>
      )}
      {copies.length > 0 && mayRemove && (
        <Button disabled={busy} onClick={() => void remove()}>
          {busy
            ? "Removing…"
            : `Remove ${amountOf(copies.length, "published copy", "published copies")}`}
        </Button>
      )}
    </Section>
  );
}
