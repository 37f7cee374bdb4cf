import { brand } from '../../../shared/brand';
import type { OpenCheckoutPayload } from '../../../shared/bridge/frames';
import { addressesOf } from '../../../shared/site/route';
import { lenderReturn } from '../../../shared/site/routes';
import { themeOf } from '../../platform/theme/theme-of';
import { defaultConfig } from '../flow/initial-state';
import type { Entry, HostConfig, MerchantData } from '../flow/state';

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

/** The merchant of a page of its own, by its address; its origin stands for the page that sent the shopper here. */
export const merchantOfPage = (search: string, registered: readonly string[]): MerchantData => ({
  merchantKey: new URLSearchParams(search).get('merchantKey') ?? '',
  merchantName: '',
  merchantLogo: '',
  merchantURL: '',
  merchantOrigin: registered[0] ?? '',
  theme: brand.theme,
});
