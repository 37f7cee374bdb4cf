import { brand } from '../../../shared/brand';
import type { OpenSalesAppPayload } from '../../../shared/bridge/frames';
import { parseHex } from '../../platform/theme/contrast';
import type { MerchantData, MerchantThemeColors } from '../flow/state';
import { type Route, routes } from '../flow/state';

const colorOr = (color: string | undefined, otherwise: string): string =>
  color !== undefined && parseHex(color) ? color : otherwise;

/** Defaults where the host sent no colour or none that can be read. Source: S2§3. */
const themeOf = (theme: OpenSalesAppPayload['merchantTheme']): MerchantThemeColors => ({
  primaryCTAColor: colorOr(theme?.primaryCTAColor, brand.theme.primaryCTAColor),
  secondaryCTAColor: colorOr(theme?.secondaryCTAColor, brand.theme.secondaryCTAColor),
});

/** Names on the wire to names in the state. Source: Q-042. */
export const merchantDataOf = (payload: OpenSalesAppPayload): MerchantData => ({
  type: payload.type,
  merchantKey: payload.merchantKey,
  merchantName: payload.merchantDetails.merchantName,
  merchantLogo: payload.merchantDetails.merchantLogo ?? '',
  merchantAgentId: payload.merchantAgentId,
  merchantURL: payload.merchantDetails.merchantURL ?? '',
  theme: themeOf(payload.merchantTheme),
  postMsgMerchantOrigin: payload.merchantDetails.merchantOrigin,
  authToken: payload.authToken,
  icScope: payload.icScope,
});

/** Address without its trailing slash, if it is one of ours. */
export function routeOf(pathname: string): Route | null {
  const path = pathname.replace(/\/+$/, '');
  return routes.find((route) => route === path) ?? null;
}
