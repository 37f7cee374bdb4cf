import { contrast, darkenUntil, parseHex, type Rgb, toHex, white } from './contrast';

/** Text on a button must reach this on its colour: white if it does, else ink, else black, which then always does. */
const TEXT_CONTRAST = 4.5;
/** Borders and rails must reach this on white, else they take a darker shade. */
const EDGE_CONTRAST = 3;

export interface ThemeColors {
  readonly primaryCTAColor: string;
  readonly secondaryCTAColor: string;
}

/** The custom properties of two merchant colours; a colour that is not #rrggbb is left out, so the default stays.
 *  `--cta-edge` is the colour for selected borders and the step rail. */
export function themeProperties(theme: ThemeColors): Readonly<Record<string, string>> {
  const primary = parseHex(theme.primaryCTAColor);
  const secondary = parseHex(theme.secondaryCTAColor);
  const properties: Record<string, string> = {};
  if (primary) {
    properties['--cta'] = toHex(primary);
    const text = textOn(primary);
    properties['--on-cta'] = text;
    const edge = darkenUntil(primary, EDGE_CONTRAST);
    properties['--cta-edge'] = toHex(edge);
    // Under the pointer a button gets darker, which dark text on it would not survive.
    if (text !== WHITE_TEXT) properties['--cta-shade'] = toHex(edge);
  }
  if (secondary) properties['--cta-2'] = toHex(secondary);
  return properties;
}

const WHITE_TEXT = '#ffffff';
/** The colour of `--ink`. */
const INK: Rgb = [0x10, 0x20, 0x1a];

function textOn(color: Rgb): string {
  if (contrast(color, white) >= TEXT_CONTRAST) return WHITE_TEXT;
  return contrast(color, INK) >= TEXT_CONTRAST ? 'var(--ink)' : '#000000';
}

const themed = ['--cta', '--on-cta', '--cta-edge', '--cta-shade', '--cta-2'] as const;

/** Puts a merchant's two colours on the page through CSSOM, which a strict Content-Security-Policy allows. */
export function applyTheme(root: HTMLElement, theme: ThemeColors): void {
  const properties = themeProperties(theme);
  for (const name of themed) {
    const value = properties[name];
    if (value === undefined) root.style.removeProperty(name);
    else root.style.setProperty(name, value);
  }
}
