/** Red, green, blue, 0 to 255. */
export type Rgb = readonly number[];

/** Parses #007E3F. */
export const parseHex = (text: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));

const shares = [0.2126, 0.7152, 0.0722];
/** Relative luminance of WCAG 2, 0 (black) to 1 (white), plus its flare term. */
const luminance = (color: Rgb): number =>
  color.reduce((sum, part, at) => {
    const light = part / 255;
    return sum + (shares[at] ?? 0) * (light > 0.04045 ? ((light + 0.055) / 1.055) ** 2.4 : light / 12.92);
  }, 0.05);

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const ratio = luminance(one) / luminance(other);
  return ratio < 1 ? 1 / ratio : ratio;
}

/** Raises (1) or lowers (-1) all channels equally until the contrast suffices. Keeps the hue, and more saturation than a
 *  mixture with black or white. */
export function shiftUntil(color: Rgb, by: 1 | -1, ground: Rgb, wanted: number): Rgb {
  let shifted = color;
  while (contrast(shifted, ground) < wanted) shifted = [...Uint8ClampedArray.from(shifted, (part) => part + by)];
  return shifted;
}
