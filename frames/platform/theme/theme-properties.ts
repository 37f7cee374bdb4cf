import { contrast, parseHex, type Rgb, shiftUntil } from './contrast';

/** What a colour must stand out from: `ink` is what a grey becomes that does not, since another grey would look switched
 *  off; `enough` the contrast from which a colour is taken as it is, `wanted` what one that is not gets, `by` the way to
 *  more contrast. */
type Ground = readonly [surface: Rgb, ink: Rgb, enough: number, wanted: number, by: 1 | -1];

const white: Rgb = [255, 255, 255];
const darkInk: Rgb = [16, 32, 26];
const light: Ground = [white, darkInk, 3, 4.5, -1];
const dark: Ground = [[20, 28, 24], [236, 243, 239], 6, 6, 1];
/** Parts of a colour that differ by less than this of 255 are seen as grey. */
const GREY_WITHIN = 32;
/** Text must reach this on its button: white if it does, else ink, else black, which then always does. */
const TEXT_CONTRAST = 4.5;

/** The colour, or the nearest one that stands out. */
function outstanding(color: Rgb, [surface, ink, enough, wanted, by]: Ground): Rgb {
  if (contrast(color, surface) >= enough) return color;
  return Math.max(...color) - Math.min(...color) < GREY_WITHIN ? ink : shiftUntil(color, by, surface, wanted);
}

const textOn = (color: Rgb): Rgb =>
  [white, darkInk].find((text) => contrast(text, color) >= TEXT_CONTRAST) ?? [0, 0, 0];

/** Around a button: a grey that does not stand out is ours. */
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

/** Around a second button, in the merchant's second colour or the nearest one that stands out. */
function secondEdgeOn(second: Rgb, ground: Ground): string {
  const mark = outstanding(second, ground);
  return edgeOf(mark, ground, `rgb(${mark})`);
}

const inSchemes = (inLight: string | undefined, inDark: string | undefined): string =>
  `var(--light,${inLight})var(--dark,${inDark})`;

/** The custom properties that follow from a merchant's two colours, #rrggbb, in both schemes (see `kit/tokens.css`). On a
 *  light page the button has the colour as it is, and an edge where that does not stand out; on a dark page the button
 *  itself takes a colour that does. */
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
