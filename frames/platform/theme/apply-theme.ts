import type { Theme } from './theme-of';
import { themeProperties } from './theme-properties';

/** Puts a merchant's theme on the page: colours through CSSOM, which a strict Content-Security-Policy allows, the rest as
 *  words that `kit/tokens.css` knows. */
export function applyTheme(
  { style, dataset }: HTMLElement,
  { primaryCTAColor, secondaryCTAColor, ...look }: Theme,
): void {
  for (const [name, value] of themeProperties(primaryCTAColor, secondaryCTAColor)) style.setProperty(name, value);
  Object.assign(dataset, look);
}
