import type { AivfType } from '../../shared/lenders/lender';
import { MINUTE_MS } from '../../shared/rules/duration';
import { isUnderWay } from '../rules/clock-set-back';
import type { Db } from '../store/schema';
import type { SecondFactorAnswer } from './credit-line-gateway';
import { type CreditLine, lockLine } from './ledger';

/** Wrong answers that a lender takes, and how long it then takes none. */
const SECOND_FACTOR_ATTEMPTS = 3;
const SECOND_FACTOR_BLOCK_MS = 30 * MINUTE_MS;

/** What the simulated lenders know of every customer of the sandbox. */
const sandboxAnswers: Readonly<Record<Exclude<AivfType, 'NONE'>, string>> = {
  PIN: '1234',
  DOB: '1990-08-15',
  PAN: 'ABCDE1234F',
};

export const isSandboxAnswer = (aivfType: AivfType, value: string): boolean =>
  aivfType === 'NONE' || sandboxAnswers[aivfType] === value.trim().toUpperCase();

/** Checks an answer under the line's lock, so that no number of calls at one moment gets more attempts. */
export const checkAnswer = (db: Db, line: CreditLine, isRight: boolean, nowMs: number): Promise<SecondFactorAnswer> =>
  db.transaction().execute(async (trx) => {
    await lockLine(trx, line);
    const where = { lender_id: line.lenderId, mobile: line.mobile };
    const row = await trx
      .selectFrom('credit_lines')
      .select(['wrong_answers', 'answers_blocked_until_ms'])
      .where((eb) => eb.and(where))
      .executeTakeFirstOrThrow();
    const isBlocked = isUnderWay(row.answers_blocked_until_ms ?? 0, nowMs, SECOND_FACTOR_BLOCK_MS);
    if (isBlocked) return { answer: 'blocked', attemptsRemaining: 0 };
    const before = row.answers_blocked_until_ms === null ? row.wrong_answers : 0;
    const wrongAnswers = isRight ? 0 : before + 1;
    const isLast = wrongAnswers >= SECOND_FACTOR_ATTEMPTS;
    await trx
      .updateTable('credit_lines')
      .set({
        wrong_answers: isLast ? 0 : wrongAnswers,
        answers_blocked_until_ms: isLast ? nowMs + SECOND_FACTOR_BLOCK_MS : null,
      })
      .where((eb) => eb.and(where))
      .execute();
    if (isRight) return { answer: 'right' };
    return { answer: isLast ? 'blocked' : 'wrong', attemptsRemaining: SECOND_FACTOR_ATTEMPTS - wrongAnswers };
  });
