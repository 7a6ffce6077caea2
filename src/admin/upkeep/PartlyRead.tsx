import { capitalised } from "@/domain/wording";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "@/ui/Link";
import type { RawRecord } from "@/data/maintenance";
import { seasonOf } from "@/data/published";
import { parseRecord, type EntityKind } from "@/records/record";
import { unsaidInWords } from "../form/UnsaidNotice";
import { titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { editPath } from "../address/sectionPaths";
import { sectionOf } from "../sections";
import { Section } from "../parts/Section";
import { useLeague } from "@/ui/where";

interface PartlyReadProps {
  readonly records: readonly { readonly kind: EntityKind; readonly record: RawRecord }[];
}

/** The records that hold more than their fields say: what it is, and the way to the form that can say it. */
export function PartlyRead({ records }: PartlyReadProps) {
  if (records.length === 0) return null;
  return (
    <Section title="Partly read">
      <Typography variant="lead">
        Visitors see {records.length === 1 ? "this record" : `these ${records.length} records`}{" "}
        without the part that was not understood. Nothing of it is lost: saving the record keeps it
        out of sight. Where it matters, enter it in the form.
      </Typography>
      <Stack component="ul" spacing={3} role="list">
        {records.map(({ kind, record }) => (
          <li key={`${kind}/${record.id}`}>
            <RecordLink kind={kind} record={record} />
            <Typography component="span" color="textSecondary">
              {unsaidInWords(kind, record.unsaid)}
            </Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

interface RecordLinkProps {
  readonly kind: EntityKind;
  readonly record: RawRecord;
}

function RecordLink({ kind, record }: RecordLinkProps) {
  const league = useLeague();
  const parsed = parseRecord(kind, record.id, record.raw);
  const name = parsed.ok ? titleOf(kind, parsed.record, league) : record.id;
  const season = seasonOf(league, record.raw);
  const title = `${capitalised(wordsOf(kind).one)}: ${name}${season ? `, season ${season}` : ""}`;
  const section = sectionOf(league, kind);
  // Forms open records of the current season.
  return section && season === undefined ? (
    <Link to={editPath(section.path, record.id)}>{title}</Link>
  ) : (
    title
  );
}
