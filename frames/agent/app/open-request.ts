import type { OpenSalesAppPayload, salesApp } from '../../../shared/bridge/frames';
import type { FlowPorts } from '../../flow-app';
import { BrowserHistory } from '../../platform/history/browser-history';
import { readVerifiedMobiles } from '../../platform/storage/verified-mobiles';
import { themeOf } from '../../platform/theme/theme-of';
import type { OpenRequest } from '../flow/events';
import { type Route, routes } from '../flow/routes';
import type { MerchantData } from '../flow/state';
import { shareSupportOf } from '../share/share-support';
import { drafts, scopeOf } from './draft-store';

/** What the host sent and this page knows before its first entry of the history is marked: later it always looks as if it
 *  had been here. */
export function openRequestOf(
  payload: OpenSalesAppPayload,
  {
    page,
    stores: { local, session },
    ...ports
  }: Pick<FlowPorts<typeof salesApp>, 'page' | 'stores' | 'nowMs' | 'isOnline'>,
): OpenRequest {
  const nowMs = ports.nowMs();
  const merchantData = merchantDataOf(payload);
  const owner = scopeOf(merchantData);
  const isReload = BrowserHistory.isReturn(page);
  return {
    merchantData,
    mobile: payload.mobile ?? '',
    amount: payload.amount ?? null,
    error: payload.error ?? null,
    path: routeOf(page.location.pathname),
    isReset: new URLSearchParams(page.location.search).get('initial') === 'true' && !isReload,
    verifiedMobiles: readVerifiedMobiles(local, owner, nowMs),
    draft: drafts.read(session, owner, nowMs),
    isReload,
    shareSupport: shareSupportOf(page),
    online: ports.isOnline(),
    nowMs,
  };
}

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
