import { crestOf } from "@/domain/crest";
import type { ResolvedClub } from "@/domain/season/clubs";
import { crestParts, type CrestPart } from "../crest/crestParts";
import type { Pen } from "./brush";

/** A club whose crest is painted; `club` is undefined if no club has the name. */
export interface PaintedClub {
  readonly name: string;
  readonly club: ResolvedClub | undefined;
  readonly logo?: string;
}

/** The position of a painted crest: its centre and its height in pixels. */
export type CrestPlace = readonly [x: number, y: number, height: number];

/** Paints the generated crest of a club. */
export function paintCrest(pen: Pen, { name, club }: PaintedClub, [x, y, height]: CrestPlace) {
  const crest = crestOf(name, club?.colours);
  const { outline, field, inside, plate, letters, rim } = crestParts(crest, false);
  const scale = height / 120;
  const paint = (part: CrestPart) => paintPart(pen, part);
  pen.within({ at: [x - 50 * scale, y - 60 * scale], scale }, () => {
    pen.within({ at: [0, 0], scale: 1, clip: outline }, () => {
      pen.box([0, 0, 100, 120], field);
      inside.forEach(paint);
    });
    plate.forEach(paint);
    pen.text(
      letters.text,
      [50, letters.y],
      {
        size: letters.size,
        colour: letters.fill,
        weight: 850,
        stretch: letters.close ? "semi-condensed" : "normal",
        align: "center",
      },
      letters.stroke === null ? undefined : { colour: letters.stroke, width: 7 },
    );
    rim.forEach(paint);
  });
}

function paintPart(pen: Pen, { d, at: [x, y] = [0, 0], scale = 1, ...look }: CrestPart): void {
  pen.within({ at: [x + 50 * (1 - scale), y + 60 * (1 - scale)], scale }, () => pen.path(d, look));
}
