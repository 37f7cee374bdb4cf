/** The SDK as its script declares it on the window. */
export type KadamApi = NonNullable<Window['Kadam']>;
export type OpenSalesAppOptions = Parameters<KadamApi['openSalesApp']>[0];
export type SalesAppSession = ReturnType<KadamApi['openSalesApp']>;
export type SessionEnd = Awaited<SalesAppSession['result']>;
export type KadamErrorInfo = NonNullable<SessionEnd['error']>;

/** What every call for shoppers is told. */
export interface ShopperOptions {
  merchantKey: string;
  merchantDetails: { merchantName: string; merchantLogo?: string; merchantURL?: string };
  merchantTheme?: { primaryCTAColor?: string; secondaryCTAColor?: string };
  locale?: 'en' | 'hi';
}

export interface CheckoutOptions extends ShopperOptions {
  checkoutToken: string | (() => string | Promise<string>);
  closeWidgetOnBack?: boolean;
  closeIconConfig?: { showCloseIcon?: boolean; shouldShowCancellationPopup?: boolean };
}

/** How a checkout ended. Only a server that verifies `signedResult` knows that the order is paid. */
export type CheckoutEnd =
  | { outcome: 'completed'; signedResult: string; orderId: string; txnUuid: string }
  | { outcome: 'cancelled'; reason: string }
  | { outcome: 'failed'; reason: string; error: KadamErrorInfo };

export type WidgetEnd = { outcome: string; reason?: string; error?: KadamErrorInfo };

export interface ShopperSession<End> {
  on(event: 'closed', handler: (end: End) => void): this;
  on(event: string, handler: (payload: unknown) => void): this;
  close(): void;
  destroy(): void;
  readonly result: Promise<End>;
}

/** The calls for shoppers' pages. */
export interface ShopperCalls {
  openCheckout(options: CheckoutOptions): ShopperSession<CheckoutEnd>;
  checkEligibility(
    options: ShopperOptions & { amount?: number; mobile?: string; container?: Element | string },
  ): ShopperSession<WidgetEnd>;
  mountBenefits(container: Element | string, options: ShopperOptions): ShopperSession<WidgetEnd>;
  openCommunication(options: ShopperOptions): ShopperSession<WidgetEnd>;
}

/** The calls that are there: none before the script has come. */
export const shopperCalls = (): Partial<ShopperCalls> => (window.Kadam ?? {}) as Partial<ShopperCalls>;

/** The two colours of the page's own style. */
export function shopTheme(): { primaryCTAColor: string; secondaryCTAColor: string } {
  const style = getComputedStyle(document.documentElement);
  return {
    primaryCTAColor: style.getPropertyValue('--cta').trim(),
    secondaryCTAColor: style.getPropertyValue('--cta-2').trim(),
  };
}
