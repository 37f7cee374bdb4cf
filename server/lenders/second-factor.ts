import type { AivfType } from '../../shared/lenders/lender';
import { MINUTE_MS } from '../../shared/rules/duration';
import { SECOND_FACTOR_ATTEMPTS, SECOND_FACTOR_BLOCK_MINUTES } from '../../shared/rules/second-factor-lock';
import { isUnderWay } from '../rules/clock-set-back';
import type { Hasher } from '../services/secrets';
import type { Db } from '../store/schema';
import type { SecondFactorAnswer } from './credit-line-gateway';
import { type CreditLine, lockLine } from './ledger';

const SECOND_FACTOR_BLOCK_MS = SECOND_FACTOR_BLOCK_MINUTES * MINUTE_MS;

/** Second factors of every sandbox customer; the PIN until the customer changes it. */
const sandboxAnswers: Readonly<Record<Exclude<AivfType, 'NONE'>, string>> = {
  PIN: '1234',
  DOB: '1990-08-15',
  PAN: 'ABCDE1234F',
};

export interface StoredPins {
  readonly hash: string | null;
  /** Hash of the previous PIN; null if it was never changed. */
  readonly beforeHash: string | null;
}

export const pinHash = (hasher: Hasher, { lenderId, mobile }: CreditLine, pin: string): string =>
  hasher.hash('line-pin', lenderId, mobile, pin);

/** True for the stored PIN; without one, for the PIN of the sandbox. */
export const isStoredPin = (
  hasher: Hasher,
  { lenderId, mobile }: CreditLine,
  storedHash: string | null,
  pin: string,
): boolean =>
  storedHash === null ? pin === sandboxAnswers.PIN : hasher.matches(storedHash, 'line-pin', lenderId, mobile, pin);

export const isSandboxAnswer = (aivfType: AivfType, value: string): boolean =>
  aivfType === 'NONE' || sandboxAnswers[aivfType] === value.trim().toUpperCase();

export const isRightAnswer =
  (hasher: Hasher, line: CreditLine, aivfType: AivfType, value: string) =>
  (pins: StoredPins): boolean =>
    aivfType === 'PIN' ? isStoredPin(hasher, line, pins.hash, value.trim()) : isSandboxAnswer(aivfType, value);

interface Besides {
  /** Runs in the same transaction, with the lender's stored PIN. */
  onRight?(trx: Db, pins: StoredPins): Promise<void>;
  /** A correct answer does not reset wrong ones, as it opens nothing by itself. */
  readonly keepsWrongAnswers?: true;
}

/** Checks an answer under the line's lock, so that simultaneous calls get no extra attempts. */
export const checkAnswer = (
  db: Db,
  line: CreditLine,
  isRight: (pins: StoredPins) => boolean,
  nowMs: number,
  { onRight, keepsWrongAnswers }: Besides = {},
): Promise<SecondFactorAnswer> =>
  db.transaction().execute(async (trx) => {
    await lockLine(trx, line);
    const where = { lender_id: line.lenderId, mobile: line.mobile };
    const row = await trx
      .selectFrom('credit_lines')
      .select(['wrong_answers', 'answers_blocked_until_ms', 'pin_hash', 'pin_before_hash'])
      .where((eb) => eb.and(where))
      .executeTakeFirstOrThrow();
    const isBlocked = isUnderWay(row.answers_blocked_until_ms ?? 0, nowMs, SECOND_FACTOR_BLOCK_MS);
    if (isBlocked) return blockedUntil(row.answers_blocked_until_ms);
    const before = row.answers_blocked_until_ms === null ? row.wrong_answers : 0;
    const pins = { hash: row.pin_hash, beforeHash: row.pin_before_hash };
    const right = isRight(pins);
    if (right && keepsWrongAnswers) return { answer: 'right' };
    const wrongAnswers = right ? 0 : before + 1;
    const isLast = wrongAnswers >= SECOND_FACTOR_ATTEMPTS;
    await trx
      .updateTable('credit_lines')
      .set({
        wrong_answers: isLast ? 0 : wrongAnswers,
        answers_blocked_until_ms: isLast ? nowMs + SECOND_FACTOR_BLOCK_MS : null,
      })
      .where((eb) => eb.and(where))
      .execute();
    if (right) return whenRight(trx, pins, onRight);
    return isLast
      ? blockedUntil(nowMs + SECOND_FACTOR_BLOCK_MS)
      : { answer: 'wrong', attemptsRemaining: SECOND_FACTOR_ATTEMPTS - wrongAnswers };
  });

const blockedUntil = (untilMs: number | null): SecondFactorAnswer => ({
  answer: 'blocked',
  attemptsRemaining: 0,
  blockedUntilMs: untilMs ?? undefined,
});

async function whenRight(trx: Db, pins: StoredPins, onRight: Besides['onRight']): Promise<SecondFactorAnswer> {
  await onRight?.(trx, pins);
  return { answer: 'right' };
}
