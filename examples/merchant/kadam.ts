import type { KadamApi, KadamOnPage } from '@kadam/sdk';

export type {
  CheckoutEnd,
  CheckoutSession,
  KadamApi,
  KadamErrorInfo,
  OpenCheckoutOptions,
  OpenSalesAppOptions,
  SalesAppSession,
  SessionEnd,
  WidgetOptions,
} from '@kadam/sdk';

/** Available calls; none before the script has loaded. */
export const shopperCalls = (): Partial<KadamOnPage> => window.Kadam ?? {};

/** Preloads a frame if the SDK has loaded; its stub queues only calls that open a frame. Returns an undo function. */
export function preload(frame: Parameters<KadamApi['preload']>[0], merchantKey: string): () => void {
  return window.Kadam?.version ? window.Kadam.preload(frame, { merchantKey }) : () => undefined;
}

/** Brand colours of the page's style. */
export function shopTheme(): { primaryCTAColor: string; secondaryCTAColor: string } {
  const style = getComputedStyle(document.documentElement);
  return {
    primaryCTAColor: style.getPropertyValue('--cta').trim(),
    secondaryCTAColor: style.getPropertyValue('--cta-2').trim(),
  };
}
