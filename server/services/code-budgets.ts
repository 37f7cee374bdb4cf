import type { ErrorName } from '../../shared/errors';
import { CODE_WINDOW_MS } from '../rules/one-time-code-rules';
import { forgetUses, type Limit, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Caller, CheckoutCaller, SalesCaller, WidgetCaller } from './caller';
import type { Hasher } from './secrets';

/** Limit of codes, or holders of codes, that several callers share within a window. */
export interface CodeBudget extends Use {
  readonly who: string;
  /** `codes`: every code counts. `holders`: only the first code of a caller. */
  readonly counts: 'codes' | 'holders';
  readonly refusedAs: ErrorName;
}

const budget = (name: string, uses: number): Limit => ({ name, uses, windowMs: CODE_WINDOW_MS });

/**
 * Limits of codes to one number at a merchant within 30 minutes. A budget is shared only by callers who cannot be told
 * apart: visitors use nothing of the payments that the shop has started, payments nothing of the agents, and one
 * payment or agent nothing of another's first code while the number's budget lasts. A holder has 5 attempts, so each
 * figure times 5 is the number of guesses per number.
 */
const codeBudgets = {
  /** Codes for visitors behind one address. */
  visitorsOfClient: budget('visitor-codes-client', 5),
  visitors: budget('visitor-codes', 10),
  /** Numbers tried for one payment from one address, once per session. */
  numbersOfPayment: budget('payment-numbers', 5),
  /** Sessions of payments that may send codes to a number. */
  paymentSessions: budget('payment-codes', 20),
  /** Codes for a statement, sent to its number from one address. */
  statementsOfClient: budget('statement-codes-client', 5),
  /** Codes for a statement from all addresses. */
  statements: budget('statement-codes', 10),
  /** Agents of a merchant who may send codes to a number. */
  agents: budget('agent-codes', 5),
} as const satisfies Record<string, Limit>;

const numberAt = (hasher: Hasher, merchantKey: string, mobile: string): string =>
  hasher.hash('code-budget', merchantKey, mobile);
const numberOf = (hasher: Hasher, { merchant }: Pick<WidgetCaller, 'merchant'>, mobile: string): string =>
  numberAt(hasher, merchant.merchantKey, mobile);
const everyCode = { counts: 'codes', refusedAs: 'OTP_TOO_SOON' } as const;
const from = ({ client }: Caller, whose: string): string => `${whose}|${client}`;

/** Budgets of a widget's session. One with the verified number has only the limits of its own codes. */
export function visitorBudgets(hasher: Hasher, caller: WidgetCaller, mobile: string): readonly CodeBudget[] {
  if (caller.session?.mobile === mobile) return [];
  const number = numberOf(hasher, caller, mobile);
  return [
    { ...everyCode, limit: codeBudgets.visitorsOfClient, who: from(caller, number) },
    { ...everyCode, limit: codeBudgets.visitors, who: number },
  ];
}

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

/** Deletes the code counts of a number, in the lock order of sending. */
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
