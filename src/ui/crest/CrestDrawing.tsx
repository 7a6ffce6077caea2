import { useId } from "react";
import type { Crest } from "@/domain/crest";
import styles from "./CrestDrawing.module.css";
import { crestParts, type CrestPart } from "./crestParts";

/** The height in px below which keyline and stars are left out, because they would only blur. */
const SMALL = 32;

interface CrestDrawingProps {
  readonly crest: Crest;
  readonly width: number;
  readonly height: number;
  /** The text that is read aloud; undefined if the page shows the name beside the crest. */
  readonly label: string | undefined;
}

/** The drawing of a generated crest as SVG. */
export function CrestDrawing({ crest, width, height, label }: CrestDrawingProps) {
  const clip = useId();
  const { outline, field, inside, plate, letters, rim } = crestParts(crest, height < SMALL);
  const words =
    label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={styles.crest} height={height} viewBox="0 0 100 120" width={width} {...words}>
      <path
        className={styles.edge}
        d={outline}
        fill={field}
        strokeLinejoin="round"
        strokeWidth="10"
      />
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{inside.map(drawn)}</g>
      {plate.map(drawn)}
      <text
        className={styles.initials}
        data-many={letters.close || undefined}
        fill={letters.fill}
        fontSize={letters.size}
        textAnchor="middle"
        x="50"
        y={letters.y}
        {...(letters.stroke && { stroke: letters.stroke, strokeWidth: 7 })}
      >
        {letters.text}
      </text>
      {rim.map(drawn)}
    </svg>
  );
}

function drawn({ d, fill, stroke, width, opacity, at, scale }: CrestPart, key: number) {
  const place = at && `translate(${at[0]} ${at[1]})`;
  const smaller =
    scale === undefined ? undefined : `translate(50 60) scale(${scale}) translate(-50 -60)`;
  return (
    <path
      d={d}
      fill={fill ?? "none"}
      key={key}
      opacity={opacity}
      stroke={stroke}
      strokeLinejoin="round"
      strokeWidth={width}
      transform={place ?? smaller}
    />
  );
}
