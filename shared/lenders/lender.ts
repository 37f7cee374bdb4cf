import { brand } from '../brand';
import type { Paused } from '../rules/disputes/next';
import { type LegalEntity, legalEntityOf } from './legal-entity';
import { type LoanTerms, usualTerms } from './loan-terms';

/** Months of the static EMI offers. Source: S2§9. */
export const tenures = [3, 6, 9, 12, 18, 24] as const;
export type Tenure = (typeof tenures)[number];

/** A lender's requirement in addition to the OTP. Source: S1§3, S2§3. */
export type AivfType = 'NONE' | 'PIN' | 'DOB' | 'PAN';

/** Pictures of an activation, as `data:image/…` or a path of this server: the policy allows no others. Null if the
 *  lender has none. Source: S1§3 (ACT-001, ACT-002). */
export interface ActivationPictures {
  /** Background of the steps, for wide windows and phones. */
  readonly backgroundDesktopImg: string | null;
  readonly backgroundImg: string | null;
  /** Benefits of the credit line, next to the steps. */
  readonly benefitImg: string | null;
}
const noPictures: ActivationPictures = { backgroundDesktopImg: null, backgroundImg: null, benefitImg: null };

/** A lender and its capabilities. Screens and rules use these facts, never the identity of a lender. */
export interface Lender {
  readonly lenderId: string;
  readonly name: string;
  /** Its bank: for a card or a subsidiary the parent bank, else its own name. */
  readonly bank: string;
  /** Bank's code in the static EMI data; '' if there is none. */
  readonly bankCode: string;
  /** The lending company as registered, and its officer for complaints. */
  readonly legal: LegalEntity;
  /** Logo files: for its own site, of the lender, small; null shows a monogram of its name. */
  readonly brandingLogo: string | null;
  readonly lenderLogo: string | null;
  readonly icon: string | null;
  /** Logo in lists of lenders; null shows a monogram of its name. Source: S2§3. */
  readonly logoIcon: string | null;
  /** True if it has no logo: lists show the generic bank icon. Source: S2§3. */
  readonly useGenericIcon: boolean;
  /** Kind of offer in the static EMI data. Source: S2§3. */
  readonly category: 'EMI';
  readonly activation: ActivationPictures;
  /** Colours of its sub-domain site, #rrggbb. */
  readonly theme: { readonly primaryCTAColor: string; readonly secondaryCTAColor: string };
  /** Background of the hero of its site: near white, its colour, or a warm white. */
  readonly hero: 'light' | 'dark' | 'warm';
  /** Sub-domain of its own site; null without one. */
  readonly subDomainName: string | null;
  /** Whole rupees, inclusive. */
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
  /** Basis points a year for each tenure; null = no rate, so no plan. */
  readonly annualRateBps: Readonly<Record<Tenure, number | null>>;
  /** Not empty: it offers no-cost plans, for the months that a merchant has agreed on; these are the months if the
   *  catalogue does not have the merchant. */
  readonly noCostTenures: readonly Tenure[];
  /** Payer of the fee if the shop pays the interest. SHOPPER: the plan is '0% interest' with a separate fee, and not
   *  'NO COST EMI'. */
  readonly noCostFee: 'SHOP' | 'SHOPPER';
  readonly aivfType: AivfType;
  /** True: we show its Key Facts Statement and record the consent; false: the lender shows it on its own page and
   *  reports the agreed one. Every loan has one. */
  readonly kfsEnabled: boolean;
  /** Accepts applications of customers new to the bank. */
  readonly takesApplications: boolean;
  /** The customer finishes the application on the lender's own page. */
  readonly hostsApplication: boolean;
  /** The customer confirms on the lender's own page. */
  readonly hostsTransaction: boolean;
  /** GST applies to interest of an EMI on a credit card only. Source: CBIC, Notification 12/2017. */
  readonly gstOnInterest: boolean;
  /** Card of its EMI; null = a credit line. */
  readonly card: 'credit' | 'debit' | null;
  /** A short text next to its plans; null without one. */
  readonly offer: string | null;
  /** Fees, charges and cooling-off of its Key Facts Statement. */
  readonly loanTerms: LoanTerms;
  /** Actions that it pauses during a dispute about the purchase; empty = none. Shoppers are told exactly this. */
  readonly disputePauses: readonly Paused[];
}

type Given = Pick<Lender, 'lenderId' | 'name' | 'legal' | 'minLoanAmount' | 'maxLoanAmount' | 'annualRateBps'> &
  Partial<Omit<Lender, 'gstOnInterest'>>;

/** A lender with default capabilities; its file states the differences. Throws a `LenderFileError`. */
export const lender = (given: Given): Lender => ({
  bank: given.name,
  bankCode: '',
  brandingLogo: null,
  lenderLogo: null,
  icon: null,
  logoIcon: null,
  useGenericIcon: false,
  category: 'EMI',
  activation: noPictures,
  theme: { primaryCTAColor: '#007E3F', secondaryCTAColor: '#5faf5d' },
  hero: 'light',
  subDomainName: null,
  noCostTenures: [],
  noCostFee: 'SHOP',
  aivfType: 'NONE',
  kfsEnabled: true,
  takesApplications: false,
  hostsApplication: false,
  hostsTransaction: false,
  card: null,
  offer: null,
  loanTerms: usualTerms,
  disputePauses: [],
  ...given,
  legal: legalEntityOf(given),
  gstOnInterest: given.card === 'credit',
});

/** Brand data of a site. */
export type Branding = Pick<
  Lender,
  'name' | 'theme' | 'hero' | 'subDomainName' | 'brandingLogo' | 'lenderLogo' | 'icon' | 'bankCode'
>;

/** The default: the provider's own brand. Source: S1§3. */
export const ownBrand: Branding = {
  name: brand.name,
  theme: brand.theme,
  hero: 'light',
  subDomainName: null,
  brandingLogo: null,
  lenderLogo: null,
  icon: null,
  bankCode: '',
};
