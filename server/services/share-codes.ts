import { brand } from '../../shared/brand';
import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import type { Clock } from '../ports';
import { SmsNotSent, type SmsSender } from '../sms/sms-sender';
import { logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import { lockShareCode, saveShareCode } from '../store/share-codes';
import { markVerified } from '../store/verified-mobiles';
import type { SalesCaller } from './caller';
import { codeLimits, spend } from './limits';
import { Refusal } from './refusal';
import { type Hasher, randomShareCode } from './secrets';
import {
  currentStanding,
  decideSend,
  freshStanding,
  nextSendAtMs,
  SHARE_CODE_VALID_MS,
  SHARE_CODE_WINDOW_MS,
  VERIFIED_FOR_MS,
} from './share-code-rules';

export interface ShareCodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly hasher: Hasher;
  /** Codes that one agent may send, and type, within 10 minutes. */
  readonly codesPerAgent: number;
  /** For the sandbox customer whose every code counts as wrong, the name of the error; null lets the code decide. */
  wrongCodeName(mobile: string): ErrorName | null;
}

async function spendCode(
  deps: ShareCodeDeps,
  what: 'sent' | 'typed',
  { merchant: { merchantKey }, agentId, clientIp }: SalesCaller,
  nowMs: number,
): Promise<void> {
  const { byAgent, byClient } = codeLimits(what, deps.codesPerAgent);
  await spend(deps.db, byAgent, [merchantKey, agentId], nowMs);
  await spend(deps.db, byClient, [merchantKey, clientIp], nowMs);
}

/** Creates a code and sends it. The row's lock decides who may send, so concurrent calls send one SMS. Refusals:
 *  429, OTP_TOO_SOON, MOBILE_BLOCKED, and 503 when the message is not accepted (the number may then try at once). */
export async function sendShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string) {
  const { db, clock, hasher } = deps;
  const { merchantKey, name } = caller.merchant;
  const nowMs = clock.nowMs();
  await spendCode(deps, 'sent', caller, nowMs);
  const code = randomShareCode();
  const codeHash = hasher.hash('share-code', merchantKey, mobile, code);
  const expiresAtMs = nowMs + SHARE_CODE_VALID_MS;

  const outcome = await db.transaction().execute(async (trx) => {
    const row = await lockShareCode(trx, merchantKey, mobile, freshStanding);
    const decision = decideSend(row, nowMs);
    if (decision.decision !== 'send') return decision;
    const standing = currentStanding(row, nowMs);
    const sentAtMs = [...standing.sentAtMs, nowMs];
    await saveShareCode(trx, merchantKey, mobile, { ...standing, sentAtMs, codeHash, expiresAtMs });
    await logEvent(trx, event('shareCodeSent', caller, mobile, nowMs));
    return { ...decision, sentAtMs, remainingAttempts: standing.remainingAttempts };
  });
  switch (outcome.decision) {
    case 'tooSoon':
      throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: outcome.sendAtMs, serverNowMs: nowMs } });
    case 'blocked':
      throw new Refusal('MOBILE_BLOCKED', { data: { blockedUntilMs: outcome.untilMs, serverNowMs: nowMs } });
    case 'send':
      break;
    default:
      outcome satisfies never;
  }
  await deliver(deps, caller, mobile, codeHash, shareCodeText(name, code));
  return {
    resendAtMs: nextSendAtMs(outcome.sentAtMs),
    expiresAtMs,
    remainingShareCodeAttempts: outcome.remainingAttempts,
    serverNowMs: nowMs,
  };
}

/** The text says what the code is for, so that a customer who did not ask knows not to read it out. */
const shareCodeText = (merchantName: string, code: string): string =>
  `Your Secure Share Code for ${merchantName} is ${code}. Read it out only if you agree that ${merchantName} checks your EMI eligibility. Valid for ${SHARE_CODE_VALID_MS / 60_000} minutes. - ${brand.name}`;

/** Sends the message; when it is not accepted the send is taken back, so that the number need not wait for it. */
async function deliver(
  deps: ShareCodeDeps,
  caller: SalesCaller,
  mobile: string,
  codeHash: string,
  text: string,
): Promise<void> {
  const { merchantKey } = caller.merchant;
  try {
    await deps.sms.send({ mobile, text });
  } catch (error) {
    if (!(error instanceof SmsNotSent)) throw error;
    await deps.db.transaction().execute(async (trx) => {
      const row = await lockShareCode(trx, merchantKey, mobile, freshStanding);
      if (row.codeHash !== codeHash) return;
      await saveShareCode(trx, merchantKey, mobile, { ...row, sentAtMs: row.sentAtMs.slice(0, -1), codeHash: null });
      await logEvent(trx, event('shareCodeNotDelivered', caller, mobile, deps.clock.nowMs()));
    });
    throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
  }
}

/** Checks a typed code and marks the number verified. A right code works once. Every wrong one costs an attempt, under
 *  the row's lock, so that no number of concurrent calls gets more than the limit. */
export async function verifyShareCode(deps: ShareCodeDeps, caller: SalesCaller, mobile: string, typed: string) {
  const { db, clock } = deps;
  const { merchantKey } = caller.merchant;
  const nowMs = clock.nowMs();
  await spendCode(deps, 'typed', caller, nowMs);
  const verifiedUntilMs = nowMs + VERIFIED_FOR_MS;

  const refusal = await db.transaction().execute(async (trx): Promise<Refusal | null> => {
    const row = await lockShareCode(trx, merchantKey, mobile, freshStanding);
    const standing = currentStanding(row, nowMs);
    const refuse = (name: ErrorName, remainingShareCodeAttempts: number): Refusal =>
      new Refusal(name, { data: { remainingShareCodeAttempts } });
    if (standing.blockedUntilMs !== null) return refuse('SHARE_CODE_ATTEMPTS_EXHAUSTED', 0);
    if (row.codeHash === null || row.expiresAtMs <= nowMs)
      return refuse('SHARE_CODE_EXPIRED', standing.remainingAttempts);
    const wrongName = deps.wrongCodeName(mobile);
    if (wrongName === null && deps.hasher.matches(row.codeHash, 'share-code', merchantKey, mobile, typed)) {
      await saveShareCode(trx, merchantKey, mobile, { ...freshStanding, codeHash: null, expiresAtMs: 0 });
      await markVerified(trx, { merchantKey, mobile, agentId: caller.agentId, untilMs: verifiedUntilMs });
      await logEvent(trx, event('mobileVerified', caller, mobile, nowMs));
      return null;
    }
    const remainingAttempts = standing.remainingAttempts - 1;
    const isLast = remainingAttempts <= 0;
    await saveShareCode(trx, merchantKey, mobile, {
      ...row,
      remainingAttempts,
      codeHash: isLast ? null : row.codeHash,
      blockedUntilMs: isLast ? nowMs + SHARE_CODE_WINDOW_MS : null,
    });
    await logEvent(trx, event(isLast ? 'mobileBlocked' : 'shareCodeRejected', caller, mobile, nowMs));
    return refuse(isLast ? 'SHARE_CODE_ATTEMPTS_EXHAUSTED' : (wrongName ?? 'SHARE_CODE_INVALID'), remainingAttempts);
  });
  if (refusal) throw refusal;
  return { verifiedUntilMs, serverNowMs: nowMs };
}

const event = (
  type: 'shareCodeSent' | 'shareCodeNotDelivered' | 'shareCodeRejected' | 'mobileVerified' | 'mobileBlocked',
  caller: SalesCaller,
  mobile: string,
  atMs: number,
) => ({
  type,
  atMs,
  merchantKey: caller.merchant.merchantKey,
  agentId: caller.agentId,
  requestId: caller.requestId,
  details: { maskedMobile: maskMobile(mobile) },
});
