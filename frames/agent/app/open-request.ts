import type { OpenSalesAppPayload } from '../../../shared/bridge/frames';
import { themeOf } from '../../platform/theme/theme-of';
import type { MerchantData } from '../flow/state';
import { type Route, routes } from '../flow/state';

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
