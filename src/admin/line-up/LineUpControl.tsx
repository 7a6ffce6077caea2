import Button from "@mui/material/Button";
import { useMemo, useRef, useState } from "react";
import { nameAmong } from "@/domain/people/nameAmong";
import { isCalled } from "@/domain/people/squad";
import { momentOf } from "@/domain/when";
import { FoldedTextField } from "../fields/AsText";
import { useField, type ControlProps } from "../fields/control";
import styles from "../fields/controls.module.css";
import { useSuggestions } from "../fields/suggestions";
import { Ask } from "../parts/Ask";
import { useFormMatch, type FormMatch } from "./formMatch";
import { lastLineUp, namesIn, withName, withoutName, type Player } from "./lineUp";
import { UnknownPlayerQuestion } from "./NobodysName";
import { SquadPicker, squadWords } from "./SquadPicker";

/**
 * The input for a side's line-up. Players are picked from the squad by number, name or tap, or copied from the club's
 * last match. The stored value is a text of names separated by commas; its text field is folded below.
 */
export function LineUpControl({ field }: ControlProps) {
  const of = useFormMatch();
  const team = of.match[field.name.endsWith("A") ? "teamA" : "teamB"].trim();
  const squad = useMemo(() => of.squadOf(team), [of, team]);
  const isKnown = squad.length > 0;
  return (
    <div aria-label={`${field.meta.label}${team && `, ${team}`}`} className="stack-3" role="group">
      {isKnown && <LineUpPicker field={field} of={of} squad={squad} team={team} />}
      <FoldedTextField alone={!isKnown} field={field} />
    </div>
  );
}

interface LineUpPickerProps extends ControlProps {
  readonly of: FormMatch;
  readonly team: string;
  readonly squad: readonly Player[];
}

function LineUpPicker({ field, of, team, squad }: LineUpPickerProps) {
  const { name, meta } = field;
  const { value, change } = useField(name);
  const { around, kind } = useSuggestions();
  const search = useRef<HTMLInputElement>(null);
  const text = typeof value === "string" ? value : "";
  const date = momentOf(of.match);
  const named = namesIn(text).filter((one) => one !== "");
  const guests = named.filter((one) => !squad.some((player) => isCalled(player, one)));
  const last = lastLineUp({ team, date, who: kind === "fixtures" ? "began" : "played" }, around);
  const isSame = last.join() === named.join();
  const [isAsking, setAsking] = useState(false);
  const takeLast = () => {
    setAsking(false);
    change(last.join(", "));
    // The button disappears after this, so the focus has to move elsewhere.
    search.current?.focus({ preventScroll: true });
  };
  const isIn = (player: Player) => named.some((one) => isCalled(player, one));

  return (
    <>
      <span className={styles.label}>
        {meta.label}
        <span className={styles.team}> · {team}</span>
      </span>
      {last.length > 0 && !isSame && (
        <Button
          onClick={() => (named.length > 0 ? setAsking(true) : takeLast())}
          sx={{ justifySelf: "start", whiteSpace: "normal" }}
        >
          {`As in the last match of ${team} (${last.length})`}
        </Button>
      )}
      {isAsking && (
        <Ask
          action="Replace"
          onAct={takeLast}
          onClose={() => setAsking(false)}
          safe="Keep it"
          says={`Chosen now: ${named.join(", ")}. In the last match: ${last.join(", ")}.`}
          title={`Replace the line-up of ${team}?`}
        />
      )}
      <SquadPicker
        about={(player) => ({
          notes: [player.position, of.isBanned(team, player.name, player.id) && "Suspended"],
          isIn: isIn(player),
        })}
        guests={guests.map((one, at) => ({
          key: `${at} ${one}`,
          name: one,
          number: null,
          notes: ["Not in the squad", of.isBanned(team, one) && "Suspended"],
          isIn: true,
          isNext: false,
          onTap: () => change(withoutName(text, (other) => other === one)),
        }))}
        name={name}
        onName={(guest) => change(withName(text, guest))}
        onPick={(player) =>
          change(
            isIn(player)
              ? withoutName(text, (one) => isCalled(player, one))
              : withName(text, nameAmong(squad, player)),
          )
        }
        search={search}
        squad={squad}
        words={squadWords(team, meta.label)}
      />
      <p aria-live="polite" className={styles.aside} style={{ whiteSpace: "normal" }}>
        {named.length === 0 ? "Nobody chosen" : `${named.length} chosen: ${named.join(", ")}`}
      </p>
      {[...new Set(guests)]
        .filter((one) => !around.players.some((player) => isCalled(player, one)))
        .map((one) => (
          <UnknownPlayerQuestion
            key={one}
            name={one}
            onDone={() => search.current?.focus()}
            teams={[team]}
          />
        ))}
    </>
  );
}
