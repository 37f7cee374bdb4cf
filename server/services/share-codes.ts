import { brand } from '../../shared/brand';
import { CODE_VALID_MS, VERIFIED_FOR_MS } from '../rules/one-time-code-rules';
import { markVerified, verifiedUntilMs } from '../store/verified-mobiles';
import type { SalesCaller } from './caller';
import { agentBudgets } from './code-budgets';
import { spendCode } from './limits';
import { type CodeDeps, type CodeSubject, checkCode, requireRight, sendCode } from './one-time-codes';

export interface ShareCodeDeps extends CodeDeps {
  /** Codes that one agent may send, and type, within 10 minutes. */
  readonly codesPerAgent: number;
}

/** Sends a Secure Share Code. Refusals: 429, and those of {@link sendCode}. */
export async function sendShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string) {
  await spendCode(deps, 'sent', caller, { asker: 'agent', agentId: caller.agentId });
  const { remainingAttempts, ...sent } = await sendCode(deps, subjectOf(deps, caller, mobile), (code) =>
    shareCodeText(caller.merchant.name, code),
  );
  return { ...sent, remainingShareCodeAttempts: remainingAttempts };
}

/** The text says what the code is for, so that a customer who did not ask knows not to read it out. */
const shareCodeText = (merchantName: string, code: string): string =>
  `Your Secure Share Code for ${merchantName} is ${code}. Read it out only if you agree that ${merchantName} checks your EMI eligibility. Valid for ${CODE_VALID_MS / 60_000} minutes. - ${brand.name}`;

/** Checks a typed code and marks the number verified. Refusals carry `data.remainingShareCodeAttempts`. */
export async function verifyShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string, typed: string) {
  const nowMs = deps.clock.nowMs();
  await spendCode(deps, 'typed', caller, { asker: 'agent', agentId: caller.agentId });
  let untilMs = nowMs + VERIFIED_FOR_MS;
  const { merchantKey } = caller.merchant;
  const { agentId } = caller;

  const outcome = await checkCode(
    deps,
    subjectOf(deps, caller, mobile),
    typed,
    (trx) => markVerified(trx, { merchantKey, mobile, agentId, untilMs }),
    async (trx) => {
      const verified = await verifiedUntilMs(trx, merchantKey, mobile, nowMs);
      untilMs = verified ?? untilMs;
      return verified !== null;
    },
  );
  requireRight(
    outcome,
    {
      wrong: deps.isAlwaysWrong(mobile) ? 'INVALID_OTP' : 'SHARE_CODE_INVALID',
      expired: 'SHARE_CODE_EXPIRED',
      exhausted: 'SHARE_CODE_ATTEMPTS_EXHAUSTED',
    },
    'remainingShareCodeAttempts',
  );
  return { verifiedUntilMs: untilMs, serverNowMs: nowMs };
}

/** A code belongs to the agent who asked for it: at another till nobody can use up its attempts. */
const subjectOf = ({ hasher }: ShareCodeDeps, caller: SalesCaller, mobile: string): CodeSubject => ({
  purpose: 'shareCode',
  merchantKey: caller.merchant.merchantKey,
  mobile,
  holder: caller.agentId,
  boundTo: '',
  budgets: agentBudgets(hasher, caller, mobile),
  agentId: caller.agentId,
  requestId: caller.requestId,
});
