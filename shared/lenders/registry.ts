import { amex } from './amex';
import { axis } from './axis';
import { banyanFlexipay } from './banyan-flexipay';
import { banyanHousing } from './banyan-housing';
import { baroda } from './baroda';
import { citi } from './citi';
import { gulmohar } from './gulmohar';
import { hdfc } from './hdfc';
import { hsbc } from './hsbc';
import { icici } from './icici';
import { indusind } from './indusind';
import { jasmine } from './jasmine';
import { jasmineDebit } from './jasmine-debit';
import { kadamCredit } from './kadam-credit';
import { kotak } from './kotak';
import { type Branding, type Lender, ownBrand } from './lender';
import { marigold } from './marigold';
import { marigoldConsumer } from './marigold-consumer';
import { neem } from './neem';
import { peepal } from './peepal';
import { rbl } from './rbl';
import { sbi } from './sbi';
import { standardChartered } from './standard-chartered';
import { tamarind } from './tamarind';
import { yes } from './yes';

/** The lenders of the specification, S1§3. A new one is a file beside this and a line here. */
export const lenders: readonly Lender[] = [
  kadamCredit,
  icici,
  banyanHousing,
  hdfc,
  banyanFlexipay,
  kotak,
  jasmine,
  jasmineDebit,
  baroda,
  marigold,
  amex,
  citi,
  hsbc,
  indusind,
  rbl,
  sbi,
  marigoldConsumer,
  standardChartered,
  peepal,
  axis,
  yes,
  neem,
  tamarind,
];

/** Added by the sandbox alone: production registers no merchant with one of them. */
export const sandboxLenders: readonly Lender[] = [gulmohar];

const all = [...lenders, ...sandboxLenders];

const byId: ReadonlyMap<string, Lender> = new Map(all.map((each) => [each.lenderId, each]));

/** The lenders that the mode of a server has, and no other. */
export const lendersIn = (mode: 'sandbox' | 'production'): readonly Lender[] => (mode === 'sandbox' ? all : lenders);

/** The lender with this id; undefined for an unknown id. */
export const lenderById = (lenderId: string): Lender | undefined => byId.get(lenderId);

/** How a lender's site looks and what it is called; the provider's own brand for an unknown id, and for none (null).
 *  Source: S1§3. */
export const brandingOf = (lenderId: string | null): Branding =>
  (lenderId === null ? undefined : byId.get(lenderId)) ?? ownBrand;

/** The lender whose own site stands at a sub-domain; undefined for any other name. */
export const lenderOfSubDomain = (name: string): Lender | undefined =>
  lenders.find(({ subDomainName }) => subDomainName === name);

/** All entries of the bank whose entry this is, itself among them. */
export const sameBank = (lenderId: string): readonly Lender[] => {
  const own = byId.get(lenderId);
  return own ? all.filter(({ bank }) => bank === own.bank) : [];
};
