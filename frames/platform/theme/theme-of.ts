import { brand } from '../../../shared/brand';
import type { OpenCheckoutPayload } from '../../../shared/bridge/frames';
import type { ThemeColors } from './apply-theme';
import { parseHex } from './contrast';

const colorOr = (color: string | undefined, otherwise: string): string =>
  color !== undefined && parseHex(color) ? color : otherwise;

/** A merchant's two colours as #rrggbb; ours where the host sent none or none that can be read. Source: S2§3. */
export const themeOf = (theme: OpenCheckoutPayload['merchantTheme']): ThemeColors => ({
  primaryCTAColor: colorOr(theme?.primaryCTAColor, brand.theme.primaryCTAColor),
  secondaryCTAColor: colorOr(theme?.secondaryCTAColor, brand.theme.secondaryCTAColor),
});
