import { messagesIn } from '../../shared/messages/define-messages';
import { MINUTE_MS } from '../../shared/rules/duration';
import { CODE_VALID_MS, VERIFIED_FOR_MS } from '../rules/one-time-code-rules';
import { verifiedNow, verifiedUntilMs } from '../store/verified-mobiles';
import type { SalesCaller } from './caller';
import { checkCode, requireRight } from './check-code';
import { agentBudgets } from './code-budgets';
import type { CodeDeps, CodeSubject } from './code-subject';
import { shareCodeGiven } from './consents';
import { type ClientLimits, consumeCodeLimit } from './limits';
import { phoneMessages } from './phone.messages';
import { sendCode } from './send-code';

export interface ShareCodeDeps extends CodeDeps {
  readonly limits: ClientLimits;
}

/** Sends a Secure Share Code. Refusals: 429, and those of {@link sendCode}. */
export async function sendShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string) {
  await consumeCodeLimit(deps, 'sent', caller, { requester: 'agent', agentId: caller.agentId });
  const { remainingAttempts, ...sent } = await sendCode(deps, subjectOf(deps, caller, mobile), (code, minutes) =>
    messagesIn(caller.language, phoneMessages).shareCode(caller.merchant.name, code, minutes),
  );
  return { ...sent, remainingShareCodeAttempts: remainingAttempts };
}

export async function verifyShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string, typed: string) {
  const nowMs = deps.clock.nowMs();
  await consumeCodeLimit(deps, 'typed', caller, { requester: 'agent', agentId: caller.agentId });
  let untilMs = nowMs + VERIFIED_FOR_MS;
  const { merchantKey, name } = caller.merchant;
  const { agentId } = caller;

  const outcome = await checkCode(
    deps,
    subjectOf(deps, caller, mobile),
    typed,
    async () => [
      verifiedNow({ merchantKey, mobile, agentId, untilMs }),
      ...shareCodeGiven(deps, { ...caller, mobile, place: 'TILL', merchantKey }, name, CODE_VALID_MS / MINUTE_MS),
    ],
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

/** A code belongs to the requesting agent: another till cannot use its attempts. */
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
