import type { ErrorName } from '../../shared/errors';
import { MINUTE_MS } from '../../shared/rules/duration';
import {
  CODE_VALID_MS,
  type CodeState,
  currentCodeState,
  decideSend,
  freshCodeState,
  nextSendAtMs,
} from '../rules/one-time-code-rules';
import { SmsNotSent } from '../sms/sms-sender';
import { codeSaved, lockCode, lockNewCode } from '../store/one-time-codes';
import { countUses, returnUse } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { type Write, writeAll } from '../store/write';
import type { CodeBudget } from './code-budgets';
import { type CodeDeps, type CodeSubject, codeEvent, eventsOf, hashOf } from './code-subject';
import { Refusal } from './refusal';
import { randomCode } from './secrets';

interface CodeSent {
  readonly resendAtMs: number;
  readonly expiresAtMs: number;
  readonly remainingAttempts: number;
  readonly serverNowMs: number;
}

/**
 * Creates a code and sends it in the message of `textOf`, which names its validity in minutes. The row lock decides
 * who may send, so concurrent calls send one SMS. A code replaces its holder's previous one and resets no attempts;
 * those of other holders stay. Refusals: OTP_TOO_SOON and `blockedAs` (until `data.resendAtMs`), those of the budgets,
 * and 503 if the message is not accepted (the number may then retry at once).
 */
export async function sendCode(
  deps: CodeDeps,
  subject: CodeSubject,
  textOf: (code: string, minutes: number) => string,
  blockedAs: ErrorName = 'MOBILE_BLOCKED',
): Promise<CodeSent> {
  const nowMs = deps.clock.nowMs();
  const code = randomCode();
  const codeHash = hashOf(deps.hasher, subject, code);
  const expiresAtMs = nowMs + CODE_VALID_MS;

  const outcome = await deps.db.transaction().execute(async (trx) => {
    const row = await lockNewCode(trx, subject, freshCodeState);
    const decision = decideSend(row, nowMs);
    if (decision.decision !== 'send') return decision;
    const state = currentCodeState(row, nowMs);
    const charged = chargedBudgets(subject, state);
    const sentAtMs = [...state.sentAtMs, nowMs];
    const sent = codeEvent(eventsOf[subject.purpose].sent, subject, nowMs);
    await charge(trx, charged, nowMs, codeSaved(subject, { ...state, sentAtMs, codeHash, expiresAtMs }, sent));
    return { ...decision, sentAtMs, charged, remainingAttempts: state.remainingAttempts };
  });
  switch (outcome.decision) {
    case 'tooSoon':
      throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: outcome.sendAtMs, serverNowMs: nowMs } });
    case 'blocked':
      throw new Refusal(blockedAs, { data: { resendAtMs: outcome.untilMs, serverNowMs: nowMs } });
    case 'send':
      break;
    default:
      outcome satisfies never;
  }
  await deliver(deps, subject, { codeHash, charged: outcome.charged }, textOf(code, CODE_VALID_MS / MINUTE_MS));
  return {
    resendAtMs: nextSendAtMs(outcome.sentAtMs),
    expiresAtMs,
    remainingAttempts: outcome.remainingAttempts,
    serverNowMs: nowMs,
  };
}

/** The first code of a holder uses all budgets, a later one those that count every code. */
const chargedBudgets = ({ budgets }: CodeSubject, { sentAtMs }: CodeState): readonly CodeBudget[] =>
  budgets.filter(({ counts }) => counts === 'codes' || sentAtMs.length === 0);

async function charge(
  trx: Db,
  budgets: readonly CodeBudget[],
  nowMs: number,
  besides: readonly Write[],
): Promise<void> {
  const usedUp = await countUses(trx, budgets, nowMs, besides);
  if (!usedUp) return;
  const { use, endsAtMs } = usedUp;
  throw new Refusal(use.refusedAs, { data: { resendAtMs: endsAtMs, serverNowMs: nowMs }, why: use.limit.name });
}

/** Sends the message; a failure is undone, so that the number need not wait. */
async function deliver(
  deps: CodeDeps,
  subject: CodeSubject,
  { codeHash, charged }: { readonly codeHash: string; readonly charged: readonly CodeBudget[] },
  text: string,
): Promise<void> {
  try {
    await deps.sms.send({ mobile: subject.mobile, text });
  } catch (error) {
    await deps.db.transaction().execute(async (trx) => {
      const row = await lockCode(trx, subject);
      if (row?.codeHash !== codeHash) return;
      for (const { limit, who } of charged) await returnUse(trx, limit, who);
      const notDelivered = codeEvent(eventsOf[subject.purpose].notDelivered, subject, deps.clock.nowMs());
      await writeAll(
        trx,
        codeSaved(subject, { ...row, sentAtMs: row.sentAtMs.slice(0, -1), codeHash: null }, notDelivered),
      );
    });
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}
