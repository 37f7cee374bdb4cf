import type { Theme } from './theme-of';
import { themeProperties } from './theme-properties';

/** Applies a merchant's theme: colours through CSSOM, which a strict Content-Security-Policy allows, the rest as attributes of
 *  `kit/tokens.css`. */
export function applyTheme(
  { style, dataset }: HTMLElement,
  { primaryCTAColor, secondaryCTAColor, ...look }: Theme,
): void {
  for (const [name, value] of themeProperties(primaryCTAColor, secondaryCTAColor)) style.setProperty(name, value);
  Object.assign(dataset, look);
}
