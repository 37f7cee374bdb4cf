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

/** Lenders of the specification, S1§3. To add one, add a file here and a line below. */
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

/** Only in the sandbox: production registers no merchant with them. */
export const sandboxLenders: readonly Lender[] = [gulmohar];

const all = [...lenders, ...sandboxLenders];

const byId: ReadonlyMap<string, Lender> = new Map(all.map((each) => [each.lenderId, each]));

/** All lenders of a server mode. */
export const lendersIn = (mode: 'sandbox' | 'production'): readonly Lender[] => (mode === 'sandbox' ? all : lenders);

export const lenderById = (lenderId: string): Lender | undefined => byId.get(lenderId);

/** Branding of a lender's site; the provider's brand for an unknown id or null. Source: S1§3. */
export const brandingOf = (lenderId: string | null): Branding =>
  (lenderId === null ? undefined : byId.get(lenderId)) ?? ownBrand;

/** Lender of a sub-domain; undefined for any other name. */
export const lenderOfSubDomain = (name: string): Lender | undefined =>
  lenders.find(({ subDomainName }) => subDomainName === name);

/** All entries of the same bank, itself included. */
export const sameBank = (lenderId: string): readonly Lender[] => {
  const own = byId.get(lenderId);
  return own ? all.filter(({ bank }) => bank === own.bank) : [];
};
