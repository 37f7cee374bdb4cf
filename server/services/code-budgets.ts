import type { ErrorName } from '../../shared/errors';
import { CODE_WINDOW_MS } from '../rules/one-time-code-rules';
import { forgetUses, type Limit, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Caller, CheckoutCaller, SalesCaller, WidgetCaller } from './caller';
import type { Hasher } from './secrets';

/** How many codes, or holders of codes, several callers may have together within a window. */
export interface CodeBudget extends Use {
  /** Whose it is, without a number in clear. */
  readonly who: string;
  /** `codes`: every code counts. `holders`: only the first one of a caller, who then keeps what a holder may have. */
  readonly counts: 'codes' | 'holders';
  readonly refusedAs: ErrorName;
}

const budget = (name: string, uses: number): Limit => ({ name, uses, windowMs: CODE_WINDOW_MS });

/**
 * What may be sent to one number at a merchant within 30 minutes. A budget is shared by callers who cannot be told
 * apart, and only by them: visitors, whom nobody knows, use up nothing of what a payment may send that the shop has
 * started, payments nothing of what an agent may send, and one payment or agent nothing of another's first code as long
 * as the number's own budget lasts. A holder has 5 attempts, so each figure times 5 is what can be guessed at a number.
 */
const codeBudgets = {
  /** Codes that visitors behind one address may have sent to a number. */
  visitorsOfClient: budget('visitor-codes-client', 5),
  /** Codes that all visitors together may have sent to a number. */
  visitors: budget('visitor-codes', 10),
  /** Numbers that one payment is tried with from one address, once for each session. */
  numbersOfPayment: budget('payment-numbers', 5),
  /** Sessions of payments that may have codes sent to a number. */
  paymentSessions: budget('payment-codes', 20),
  /** Codes that open a statement, sent to its number for whoever asks at one address. */
  statementsOfClient: budget('statement-codes-client', 5),
  /** The same for all addresses. */
  statements: budget('statement-codes', 10),
  /** Agents of a merchant who may have codes sent to a number. */
  agents: budget('agent-codes', 5),
} as const satisfies Record<string, Limit>;

const numberAt = (hasher: Hasher, merchantKey: string, mobile: string): string =>
  hasher.hash('code-budget', merchantKey, mobile);
const numberOf = (hasher: Hasher, { merchant }: Pick<WidgetCaller, 'merchant'>, mobile: string): string =>
  numberAt(hasher, merchant.merchantKey, mobile);
const everyCode = { counts: 'codes', refusedAs: 'OTP_TOO_SOON' } as const;
const from = ({ client }: Caller, whose: string): string => `${whose}|${client}`;

/** Of a widget's session. One that has verified the number already is known, and has no more than its own codes. */
export function visitorBudgets(hasher: Hasher, caller: WidgetCaller, mobile: string): readonly CodeBudget[] {
  if (caller.session?.mobile === mobile) return [];
  const number = numberOf(hasher, caller, mobile);
  return [
    { ...everyCode, limit: codeBudgets.visitorsOfClient, who: from(caller, number) },
    { ...everyCode, limit: codeBudgets.visitors, who: number },
  ];
}

/** Of whoever opens the address of a statement: nobody knows who that is. */
export function statementBudgets(
  hasher: Hasher,
  merchantKey: string,
  caller: Caller,
  mobile: string,
): readonly CodeBudget[] {
  const number = numberAt(hasher, merchantKey, mobile);
  return [
    { ...everyCode, limit: codeBudgets.statementsOfClient, who: from(caller, number) },
    { ...everyCode, limit: codeBudgets.statements, who: number },
  ];
}

export const paymentBudgets = (hasher: Hasher, caller: CheckoutCaller, mobile: string): readonly CodeBudget[] => [
  {
    limit: codeBudgets.numbersOfPayment,
    who: from(caller, caller.session.txnUuid),
    counts: 'holders',
    refusedAs: 'PAYMENT_MULTIPLE_PHONE_NUMBER_BLOCK',
  },
  {
    limit: codeBudgets.paymentSessions,
    who: numberOf(hasher, caller, mobile),
    counts: 'holders',
    refusedAs: 'OTP_TOO_SOON',
  },
];

export const agentBudgets = (hasher: Hasher, caller: SalesCaller, mobile: string): readonly CodeBudget[] => [
  { limit: codeBudgets.agents, who: numberOf(hasher, caller, mobile), counts: 'holders', refusedAs: 'OTP_TOO_SOON' },
];

/** Forgets how many codes anybody has had sent to a number, in the order in which sending one counts. */
export async function forgetBudgets(
  trx: Db,
  hasher: Hasher,
  caller: Pick<WidgetCaller, 'merchant'>,
  mobile: string,
): Promise<void> {
  const { visitorsOfClient, visitors, paymentSessions, statementsOfClient, statements, agents } = codeBudgets;
  const number = numberOf(hasher, caller, mobile);
  for (const limit of [visitorsOfClient, visitors, paymentSessions, statementsOfClient, statements, agents])
    await forgetUses(trx, limit, number);
}
