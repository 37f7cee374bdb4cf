import { brand } from '../brand';
import type { Paused } from '../rules/disputes/next';
import { type LegalEntity, legalEntityOf } from './legal-entity';
import { type LoanTerms, usualTerms } from './loan-terms';

/** Months of the static EMI offers. Source: S2§9. */
export const tenures = [3, 6, 9, 12, 18, 24] as const;
export type Tenure = (typeof tenures)[number];

/** What a lender asks of the customer besides the OTP. Source: S1§3, S2§3. */
export type AivfType = 'NONE' | 'PIN' | 'DOB' | 'PAN';

/** Pictures of an activation, as `data:image/…` or a path of ours: the policy of the pages allows no other. Null where the
 *  lender has given none. Source: S1§3 (ACT-001, ACT-002). */
export interface ActivationPictures {
  /** Behind the steps, on a wide window and on a telephone. */
  readonly backgroundDesktopImg: string | null;
  readonly backgroundImg: string | null;
  /** Benefits of the credit line, next to the steps. */
  readonly benefitImg: string | null;
}
const noPictures: ActivationPictures = { backgroundDesktopImg: null, backgroundImg: null, benefitImg: null };

/** One lender and what it can do. Screens and rules read these facts; none asks which lender it is. */
export interface Lender {
  readonly lenderId: string;
  readonly name: string;
  /** The bank that it is a part of: that of a card or an arm of its own, else its own name. */
  readonly bank: string;
  /** Bank's code in the static EMI data; '' where it has none. */
  readonly bankCode: string;
  /** The lending company as registered, and its officer for complaints. */
  readonly legal: LegalEntity;
  /** Logo files: of its own site, of the lender, small; null shows a monogram of its name. */
  readonly brandingLogo: string | null;
  readonly lenderLogo: string | null;
  readonly icon: string | null;
  /** Logo in lists of lenders; null shows a monogram of its name. Source: S2§3. */
  readonly logoIcon: string | null;
  /** It has no mark of its own: lists show the generic icon of a bank. Source: S2§3. */
  readonly useGenericIcon: boolean;
  /** Kind of offer in the static EMI data. Source: S2§3. */
  readonly category: 'EMI';
  readonly activation: ActivationPictures;
  /** Colours of its sub-domain site, #rrggbb. */
  readonly theme: { readonly primaryCTAColor: string; readonly secondaryCTAColor: string };
  /** The ground of the first part of its site: near white, of its colour, or a warm white. */
  readonly hero: 'light' | 'dark' | 'warm';
  /** Sub-domain of its own site; null without one. */
  readonly subDomainName: string | null;
  /** Whole rupees, both included. */
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
  /** Basis points a year for each tenure; null = the lender has no rate for it, so no plan. */
  readonly annualRateBps: Readonly<Record<Tenure, number | null>>;
  /** Not empty: it takes part in no cost, for the months that a merchant has agreed on. They are these where the catalogue
   *  does not have the merchant. */
  readonly noCostTenures: readonly Tenure[];
  /** Payer of the fee of a plan whose interest the shop bears. SHOPPER: the plan is '0% interest' with the fee beside
   *  it, and not 'NO COST EMI'. */
  readonly noCostFee: 'SHOP' | 'SHOPPER';
  readonly aivfType: AivfType;
  /** We show its Key Facts Statement and record the consent; false: the lender shows its own on its own page, and tells us
   *  which one was agreed to. There is never a loan without one. */
  readonly kfsEnabled: boolean;
  /** Takes applications of customers who are new to it. */
  readonly takesApplications: boolean;
  /** Such a customer finishes the application on the lender's own page. */
  readonly hostsApplication: boolean;
  /** The customer confirms on the lender's own page. */
  readonly hostsTransaction: boolean;
  /** GST is charged on interest: of an EMI on a credit card, and no other. Source: CBIC, Notification 12/2017. */
  readonly gstOnInterest: boolean;
  /** The card that its EMI runs on; null = a credit line, no card. */
  readonly card: 'credit' | 'debit' | null;
  /** A short text beside its plans; null without one. */
  readonly offer: string | null;
  /** Fees, charges and cooling-off of its Key Facts Statement. */
  readonly loanTerms: LoanTerms;
  /** What it pauses of a loan while a dispute about the purchase is open; empty = everything runs on. Shoppers are told
   *  exactly this. */
  readonly disputePauses: readonly Paused[];
}

type Given = Pick<Lender, 'lenderId' | 'name' | 'legal' | 'minLoanAmount' | 'maxLoanAmount' | 'annualRateBps'> &
  Partial<Omit<Lender, 'gstOnInterest'>>;

/** A lender with the usual capabilities; a lender's file states what differs. Throws a `LenderFileError`. */
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

/** What a site shows of whose it is. */
export type Branding = Pick<
  Lender,
  'name' | 'theme' | 'hero' | 'subDomainName' | 'brandingLogo' | 'lenderLogo' | 'icon' | 'bankCode'
>;

/** The default entry: the provider's own brand. Source: S1§3. */
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
