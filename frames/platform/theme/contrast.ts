/** Red, green, blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** null unless the text is #rrggbb. */
export function parseHex(text: string): Rgb | null {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text.trim());
  if (!match) return null;
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export const toHex = (color: Rgb): string =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance of WCAG 2, 0 (black) to 1 (white). */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export const white: Rgb = [255, 255, 255];

/** The colour mixed with black in steps of 2% until it has the wanted contrast on white. */
export function darkenUntil(color: Rgb, wanted: number): Rgb {
  for (let keep = 1; keep > 0; keep -= 0.02) {
    const mixed = color.map((part) => Math.round(part * keep)) as [number, number, number];
    if (contrast(mixed, white) >= wanted) return mixed;
  }
  return [0, 0, 0];
}
