import { header } from '../../../shared/api/headers';
import { brand } from '../../../shared/brand';
import type { checkout, OpenCheckoutPayload } from '../../../shared/bridge/frames';
import { addressesOf } from '../../../shared/site/route';
import { lenderReturn } from '../../../shared/site/routes';
import type { FlowPorts } from '../../flow-app';
import { registeredOrigins } from '../../platform/bridge/host-origins';
import type { KeyValueStore } from '../../platform/storage/key-value-store';
import { readLogo, readTheme } from '../../platform/stored/brand';
import { clientIdOf } from '../../platform/stored/cookie-copy';
import { themeOf } from '../../platform/theme/theme-of';
import type { OpenRequest } from '../flow/events';
import { defaultConfig } from '../flow/initial-state';
import type { Entry, HostConfig, MerchantData } from '../flow/state';
import { drafts, ownerOf } from './draft-store';

type Ports = Pick<FlowPorts<typeof checkout>, 'page' | 'session' | 'stores' | 'nowMs' | 'isOnline'>;

/** What the host or the address asks for. */
type Asked = Omit<OpenRequest, 'draft' | 'hasSession' | 'online' | 'clientId'>;

/** With what this browser knows of it. A session that this tab kept counts only for the checkout that it was made for. */
function openRequest(asked: Asked, { page, session, stores, nowMs, isOnline }: Ports): OpenRequest {
  const draft = drafts.read(stores.session, ownerOf(asked.entry), nowMs());
  const hasSession = draft !== null && header.sessionToken in session.headers();
  if (!hasSession) session.clear();
  return { ...asked, draft, hasSession, clientId: clientIdOf(page, stores.local, nowMs()), online: isOnline() };
}

/** Opened by the host of a frame. */
export function requestOfHost(payload: OpenCheckoutPayload, ports: Ports): OpenRequest {
  const merchant = merchantOf(payload);
  return openRequest(
    {
      entry: { kind: 'frame', checkoutToken: payload.checkoutToken },
      merchant,
      config: configOf(payload),
      isProviderOrigin: merchant.merchantOrigin === ports.page.location.origin,
      mobile: '',
      isWhatsappConsentAccepted: payload.isWhatsappConsentAccepted ?? null,
      showCancellationPopup: payload.closeIconConfig?.showCancellationPopup ?? false,
    },
    ports,
  );
}

/** Opened by its own address. */
export function requestOfAddress(ports: Ports): OpenRequest {
  const { location, document } = ports.page;
  return openRequest(
    {
      entry: entryOf(location),
      merchant: merchantOfPage(location.search, registeredOrigins(document), ports.stores.local, ports.nowMs()),
      config: defaultConfig,
      isProviderOrigin: true,
      mobile: '',
      isWhatsappConsentAccepted: null,
      showCancellationPopup: false,
    },
    ports,
  );
}

export const merchantOf = (payload: OpenCheckoutPayload): MerchantData => ({
  merchantKey: payload.merchantKey,
  merchantName: payload.merchantDetails.merchantName,
  merchantLogo: payload.merchantDetails.merchantLogo ?? '',
  merchantURL: payload.merchantDetails.merchantURL ?? '',
  merchantOrigin: payload.merchantDetails.merchantOrigin,
  theme: themeOf(payload.merchantTheme),
});

/** What the host left out is as usual. Source: S1§3. */
export const configOf = ({ closeIconConfig = {}, ...payload }: OpenCheckoutPayload): HostConfig => ({
  closeWidgetOnBack: payload.closeWidgetOnBack ?? defaultConfig.closeWidgetOnBack,
  closeIconConfig: {
    showCloseIcon: closeIconConfig.showCloseIcon ?? defaultConfig.closeIconConfig.showCloseIcon,
    shouldShowCancellationPopup:
      closeIconConfig.shouldShowCancellationPopup ?? defaultConfig.closeIconConfig.shouldShowCancellationPopup,
  },
  userDetailsConfig: { ...defaultConfig.userDetailsConfig, ...payload.userDetailsConfig },
});

/** How a page of its own was opened; a `ref` of '' opens nothing. */
export function entryOf(page: Pick<Location, 'pathname' | 'search'>): Entry {
  const path = page.pathname.replace(/\/+$/, '');
  if (addressesOf(lenderReturn).some((address) => address === path)) return { kind: 'lenderReturn' };
  return { kind: 'page', ref: new URLSearchParams(page.search).get('ref') ?? '' };
}

/** The merchant of a full page, by its address; its registered origin replaces that of the referring page. The logo is
 *  the one that this browser has cached. */
export function merchantOfPage(
  search: string,
  registered: readonly string[],
  store: KeyValueStore,
  nowMs: number,
): MerchantData {
  const merchantKey = new URLSearchParams(search).get('merchantKey') ?? '';
  return {
    merchantKey,
    merchantName: '',
    merchantLogo: readLogo(store, merchantKey, nowMs),
    merchantURL: '',
    merchantOrigin: registered[0] ?? '',
    theme: { ...brand.theme, ...readTheme(store, merchantKey, nowMs) },
  };
}
