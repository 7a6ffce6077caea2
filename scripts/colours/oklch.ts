/** A colour in the space OKLCH: lightness from 0 to 1, strength (chroma), hue in degrees. */
export type Oklch = readonly [lightness: number, strength: number, hue: number];

/*
 * Converts sRGB to Oklab through linear light, and back: Björn Ottosson, "A perceptual color space for image
 * processing" (2020), with the matrices of CSS Color 4 (section 10, sample code).
 */
const linear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const gamma = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** Converts a colour written `#rrggbb`. */
export function toOklch(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const down = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(across, down),
    (Math.atan2(down, across) * 180) / Math.PI,
  ];
}

function toRgb([lightness, strength, hue]: Oklch): readonly number[] {
  const across = strength * Math.cos((hue * Math.PI) / 180);
  const down = strength * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * across + 0.2158037573 * down) ** 3;
  const m = (lightness - 0.1055613458 * across - 0.0638541728 * down) ** 3;
  const s = (lightness - 0.0894841775 * across - 1.291485548 * down) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Writes a colour as `#rrggbb`. Reduces its strength as far as needed for sRGB. */
export function fromOklch([lightness, strength, hue]: Oklch): string {
  let shown = strength;
  const parts = () => toRgb([lightness, shown, hue]);
  while (shown > 0 && parts().some((part) => part < -0.0005 || part > 1.0005))
    shown = Math.max(0, shown - 0.002);
  const hex = parts().map((part) => Math.round(gamma(Math.min(1, Math.max(0, part))) * 255));
  return `#${hex.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
