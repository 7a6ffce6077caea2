import Alert from "@mui/material/Alert";
import type { EntityKind, RecordOf } from "@/records/record";
import { wordsOf } from "../parts/words";
import { agoOf } from "../parts/ago";
import { useLastEditor } from "../parts/useNameOf";

/** The collection of a record, and its id. */
interface Place {
  readonly collection: string;
  readonly id: string;
}

interface NewsNoticeProps<K extends EntityKind> {
  readonly kind: K;
  /** The version the form started from. */
  readonly version: number;
  readonly current: RecordOf<K> | undefined;
  readonly place: Place;
}

/** Tells early what a save would meet: that somebody changed or deleted the record meanwhile. */
export function NewsNotice<K extends EntityKind>(props: NewsNoticeProps<K>) {
  const { kind, version, current, place } = props;
  if (current && current.version <= version) return null;
  return <News key={current?.version} one={wordsOf(kind).one} place={place} stands={!!current} />;
}

interface NewsProps {
  readonly one: string;
  readonly place: Place;
  /** It was changed, and not deleted. */
  readonly stands: boolean;
}

/** Asks who it was only once there is something to tell: it costs a read. */
function News({ one, place, stands }: NewsProps) {
  const who = useLastEditor(place.collection, place.id);
  const by = who?.name || "Someone else";
  const when = who ? agoOf(who.at) : "just now";
  return (
    <Alert role="status" severity="warning">
      {stands
        ? `${by} changed this ${one} ${when}. When you save, you will see both versions and choose.`
        : `${by} deleted this ${one} ${when}. Saving can bring it back.`}
    </Alert>
  );
}
