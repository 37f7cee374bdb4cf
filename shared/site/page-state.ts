import type { ProductCard } from '../api/catalogue';
import type { LandingDetails } from '../api/landing-page';

/** The landing page of a program: whose it is, and who lends there. Source: S1§2.2, S1§3 (ENT-032). */
export interface ProgramPageData extends Pick<LandingDetails, 'isNTBEnabledOnMerchant'> {
  /** Key of the merchant that the address names; null = a program of all merchants. */
  readonly merchantId: string | null;
  readonly merchantName: string;
  /** Of that merchant; of a program of all merchants none is named, and every lender is shown. */
  readonly lenderIds: readonly string[];
}

/** Before the server has named a merchant, and where the address names none. */
export const initialProgramPageData: ProgramPageData = {
  merchantId: null,
  merchantName: '',
  isNTBEnabledOnMerchant: false,
  lenderIds: [],
};

/** Where shopping begins: merchants and products of the catalogue. Source: S1§2.2, S1§3 (ENT-032). */
export interface BuyPage {
  readonly merchants: readonly { readonly merchantHandle: string; readonly name: string }[];
  readonly products: readonly ProductCard[];
}

/** While the catalogue is away, and on a lender's own site, which shows neither. */
export const initialBuyPage: BuyPage = { merchants: [], products: [] };
