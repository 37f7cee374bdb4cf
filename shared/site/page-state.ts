import type { ProductCard } from '../api/catalogue';
import type { LandingDetails } from '../api/landing-page';

/** Landing page of a program: its merchant and lenders. Source: S1§2.2, S1§3 (ENT-032). */
export interface ProgramPageData extends Pick<LandingDetails, 'isNTBEnabledOnMerchant'> {
  /** Key of the merchant in the address; null = a program of all merchants. */
  readonly merchantId: string | null;
  readonly merchantName: string;
  /** Lenders of that merchant; empty for a program of all merchants, which shows every lender. */
  readonly lenderIds: readonly string[];
}

/** Initial value, and the value of an address without a merchant. */
export const initialProgramPageData: ProgramPageData = {
  merchantId: null,
  merchantName: '',
  isNTBEnabledOnMerchant: false,
  lenderIds: [],
};

/** Start page for shopping: merchants and products of the catalogue. Source: S1§2.2, S1§3 (ENT-032). */
export interface BuyPage {
  readonly merchants: readonly { readonly merchantHandle: string; readonly name: string }[];
  readonly products: readonly ProductCard[];
}

/** Value while the catalogue is unavailable, and on a lender's own site, which shows neither. */
export const initialBuyPage: BuyPage = { merchants: [], products: [] };
