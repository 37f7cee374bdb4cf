import { amex } from './amex';
import { axis } from './axis';
import { banyanFlexipay } from './banyan-flexipay';
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
import type { Lender } from './lender';
import { marigold } from './marigold';
import { marigoldConsumer } from './marigold-consumer';
import { neem } from './neem';
import { peepal } from './peepal';
import { rbl } from './rbl';
import { sbi } from './sbi';
import { standardChartered } from './standard-chartered';
import { tamarind } from './tamarind';
import { tamarindHousing } from './tamarind-housing';
import { yes } from './yes';

/** Every lender. A new one is a file beside this and a line here. */
export const lenders: readonly Lender[] = [
  kadamCredit,
  icici,
  tamarindHousing,
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
  gulmohar,
];

const byId: ReadonlyMap<string, Lender> = new Map(lenders.map((each) => [each.lenderId, each]));

/** The lender with this id; undefined for an unknown id. */
export const lenderById = (lenderId: string): Lender | undefined => byId.get(lenderId);
