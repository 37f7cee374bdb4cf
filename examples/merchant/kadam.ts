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

/** The calls that are there: none before the script has come. */
export const shopperCalls = (): Partial<KadamOnPage> => window.Kadam ?? {};

/** Loads a frame ahead, where the SDK is there: its stub only keeps calls that open something. Returns how to undo it. */
export function preload(frame: Parameters<KadamApi['preload']>[0], merchantKey: string): () => void {
  return window.Kadam?.version ? window.Kadam.preload(frame, { merchantKey }) : () => undefined;
}

/** The two colours of the page's own style. */
export function shopTheme(): { primaryCTAColor: string; secondaryCTAColor: string } {
  const style = getComputedStyle(document.documentElement);
  return {
    primaryCTAColor: style.getPropertyValue('--cta').trim(),
    secondaryCTAColor: style.getPropertyValue('--cta-2').trim(),
  };
}
