import * as z from 'zod/mini';
import { tenures } from '../../shared/lenders/lender';
import { rupeeDigits } from '../../shared/rules/typed-text';
import { AMOUNT_DIGITS, type Inputs, lenderOf } from './inputs';
import type { Offered } from './offered';

/** Default inputs. */
const START = { lenderId: '501', amountRupees: 50_000, tenure: 9 } as const;

const Text = z.string();
const Amount = z.string().check(z.regex(new RegExp(`^\\d{1,${AMOUNT_DIGITS}}$`)));
const TenureText = z.enum(tenures.map(String));
const On = z.literal('1');

function readAs<Value>(schema: z.ZodMiniType<Value>, value: unknown, otherwise: Value): Value {
  const read = z.safeParse(schema, value);
  return read.success ? read.data : otherwise;
}

/** The inputs of an address. What is not said, or cannot be, is as it stands at first: '50,000' and '₹ 50,000.00' are
 *  amounts. A switch that is on is sent with a value, one that is off is not sent. */
export function readInputs(query: Readonly<Record<string, unknown>>, offered: Offered): Inputs {
  const lenderId = readAs(Text, query.lenderId, START.lenderId);
  const typed = rupeeDigits(readAs(Text, query.amount, ''));
  const tenure = readAs(TenureText, query.tenure, String(START.tenure));
  return {
    lenderId: lenderOf({ lenderId }, offered).lenderId,
    amountRupees: Number(readAs(Amount, typed, String(START.amountRupees))),
    tenure: tenures.find((each) => String(each) === tenure) ?? START.tenure,
    isNoCost: z.safeParse(On, query.noCost).success,
  };
}
