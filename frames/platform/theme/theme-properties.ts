import { contrast, parseHex, type Rgb, shiftUntil } from './contrast';

/** Contrast rules on a surface. `ink`: replaces a grey with too little contrast, because another grey would look disabled.
 *  `enough`: accepted contrast; `wanted`: contrast of a corrected colour; `by`: direction of the correction. */
type Ground = readonly [surface: Rgb, ink: Rgb, enough: number, wanted: number, by: 1 | -1];

const white: Rgb = [255, 255, 255];
const darkInk: Rgb = [16, 32, 26];
const light: Ground = [white, darkInk, 3, 4.5, -1];
const dark: Ground = [[20, 28, 24], [236, 243, 239], 6, 6, 1];
/** Channels that differ by less than this of 255 look grey. */
const GREY_WITHIN = 32;
/** Text on a button: white if it reaches this, else ink, else black, which then always does. */
const TEXT_CONTRAST = 4.5;

/** The colour, or the nearest one with enough contrast. */
function outstanding(color: Rgb, [surface, ink, enough, wanted, by]: Ground): Rgb {
  if (contrast(color, surface) >= enough) return color;
  return Math.max(...color) - Math.min(...color) < GREY_WITHIN ? ink : shiftUntil(color, by, surface, wanted);
}

const textOn = (color: Rgb): Rgb =>
  [white, darkInk].find((text) => contrast(text, color) >= TEXT_CONTRAST) ?? [0, 0, 0];

/** Edge of a button: ours for a grey with too little contrast. */
const edgeOf = (mark: Rgb, [, ink]: Ground, named = 'var(--mark)'): string => (mark === ink ? 'var(--ink-3)' : named);

const names = ['--cta', '--on-cta', '--mark', '--edge', '--shade'] as const;
/** In the order of the names. */
function valuesOn(cta: Rgb, ground: Ground): readonly string[] {
  const mark = outstanding(cta, ground);
  const text = textOn(cta);
  return [
    `rgb(${cta})`,
    `rgb(${text})`,
    `rgb(${mark})`,
    mark === cta ? 'transparent' : edgeOf(mark, ground),
    text === white ? '#000' : '#fff',
  ];
}

/** Edge of a secondary button: the merchant's second colour, or the nearest one with enough contrast. */
function secondEdgeOn(second: Rgb, ground: Ground): string {
  const mark = outstanding(second, ground);
  return edgeOf(mark, ground, `rgb(${mark})`);
}

const inSchemes = (inLight: string | undefined, inDark: string | undefined): string =>
  `var(--light,${inLight})var(--dark,${inDark})`;

/** Custom properties of a merchant's two colours, #rrggbb, in both schemes (see `kit/tokens.css`). On a light page a button
 *  keeps the colour, with an edge if its contrast is too low; on a dark page the button's colour is corrected. */
export function themeProperties(color: string, second: string): readonly (readonly [name: string, value: string])[] {
  const given = parseHex(color);
  const other = parseHex(second);
  const inLight = valuesOn(given, light);
  const inDark = valuesOn(outstanding(given, dark), dark);
  return [
    ...names.map((name, at) => [name, inSchemes(inLight[at], inDark[at])] as const),
    ['--edge-2', inSchemes(secondEdgeOn(other, light), secondEdgeOn(other, dark))],
  ];
}
