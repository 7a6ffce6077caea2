/**
 * The five bands and the pitch of `artwork/brand/mark.svg`, without the detail that blurs at small sizes. From the
 * outside in: left edge, top edge, corner radius, colour, in units of the 64 × 64 view box. The colours of the bands
 * come from the arena, the colour of the pitch is the same everywhere.
 */
const bands = [
  [1, 5, 24, "var(--mark-1)"],
  [4.6, 8.6, 20.4, "var(--mark-2)"],
  [8.2, 12.2, 16.8, "var(--mark-3)"],
  [11.8, 15.8, 13.2, "var(--mark-4)"],
  [15.4, 19.4, 9.6, "var(--mark-5)"],
  [19, 23, 4.5, "#22c27b"],
] as const;

interface BrandMarkProps {
  readonly className?: string;
}

/**
 * The logo of the site, an arena seen from above, 32 px. It decorates the arena's name beside it, so screen readers
 * skip it.
 */
export function BrandMark({ className }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 64 64" width="32" height="32" className={className} aria-hidden>
      {bands.map(([x, y, rx, fill]) => (
        <rect key={x} x={x} y={y} width={64 - 2 * x} height={64 - 2 * y} rx={rx} fill={fill} />
      ))}
      <path d="M30.5 23h3v18h-3z" fill="#fdfbf5" />
    </svg>
  );
}
