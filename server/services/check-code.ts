import type { ErrorName } from '../../shared/errors';
import { isUnderWay } from '../rules/clock-set-back';
import {
  CODE_VALID_MS,
  CODE_WINDOW_MS,
  type CodeState,
  currentCodeState,
  freshCodeState,
} from '../rules/one-time-code-rules';
import { type CodeRow, codeSaved, lockCode } from '../store/one-time-codes';
import type { Db } from '../store/schema';
import { type Write, writeAll } from '../store/write';
import { type CodeDeps, type CodeSubject, codeEvent, eventsOf, isCode } from './code-subject';
import { Refusal } from './refusal';

/** Result of a typed code. `expired`: there is no code to compare with, and no attempt was used. */
export type CodeCheck =
  | { readonly result: 'right' }
  | { readonly result: 'wrong' | 'expired'; readonly remainingAttempts: number }
  | {
      readonly result: 'exhausted';
      readonly remainingAttempts: 0;
      readonly blockedUntilMs: number;
      readonly serverNowMs: number;
    };

/** Expiry of a used code, which opens nothing. */
const USED = 0;

/**
 * Compares a typed code.
 * 1. A correct code works once; `onRight` and the writes that it returns are in the same transaction.
 * 2. A repeat of it is correct while `stands` returns true, as the response may have been lost; it opens nothing new,
 * and 5 other codes end that.
 * 3. A wrong code uses an attempt of the code's holder under the row lock, so concurrent calls get no extra attempts;
 * the last one blocks the holder for this number.
 * 4. A holder who was never sent a code has nothing to compare, and uses no attempt.
 */
export async function checkCode(
  deps: CodeDeps,
  subject: CodeSubject,
  typed: string,
  onRight: (trx: Db) => Promise<readonly Write[]>,
  stands: (trx: Db) => Promise<boolean> = async () => false,
): Promise<CodeCheck> {
  const nowMs = deps.clock.nowMs();
  let isWrong = false;
  const outcome = await deps.db.transaction().execute(async (trx): Promise<CodeCheck> => {
    isWrong = false;
    const row = await lockCode(trx, subject);
    if (!row) return { result: 'expired', remainingAttempts: freshCodeState.remainingAttempts };
    const state = currentCodeState(row, nowMs);
    if (state.blockedUntilMs !== null)
      return {
        result: 'exhausted',
        remainingAttempts: 0,
        blockedUntilMs: state.blockedUntilMs,
        serverNowMs: nowMs,
      };
    const is = await compare(deps, subject, row, typed, () => stands(trx));
    if (is === 'used') return { result: 'right' };
    if (is === 'expired') return { result: 'expired', remainingAttempts: state.remainingAttempts };
    if (is === 'right') {
      const right = codeEvent(eventsOf[subject.purpose].right, subject, nowMs);
      const used = codeSaved(subject, { ...freshCodeState, codeHash: row.codeHash, expiresAtMs: USED }, right);
      await writeAll(trx, [...used, ...(await onRight(trx))]);
      return { result: 'right' };
    }
    isWrong = true;
    return is === 'wrong' ? noteWrong(trx, subject, row, state, nowMs) : noteWrongAfterUse(trx, subject, row, nowMs);
  });
  const { result } = outcome;
  await deps.codeWatch.typed(subject.purpose, isWrong ? 'wrong' : result === 'exhausted' ? 'refused' : result);
  return outcome;
}

async function noteWrong(
  trx: Db,
  subject: CodeSubject,
  row: CodeRow,
  state: CodeState,
  nowMs: number,
): Promise<CodeCheck> {
  const remainingAttempts = state.remainingAttempts - 1;
  const isLast = remainingAttempts <= 0;
  const blockedUntilMs = nowMs + CODE_WINDOW_MS;
  const wrong = {
    ...row,
    remainingAttempts,
    codeHash: isLast ? null : row.codeHash,
    blockedUntilMs: isLast ? blockedUntilMs : null,
  };
  const type = isLast ? 'mobileBlocked' : eventsOf[subject.purpose].rejected;
  await writeAll(trx, codeSaved(subject, wrong, codeEvent(type, subject, nowMs)));
  return isLast
    ? { result: 'exhausted', remainingAttempts: 0, blockedUntilMs, serverNowMs: nowMs }
    : { result: 'wrong', remainingAttempts };
}

/** Uses an attempt to repeat a used code; after the last one it opens nothing. */
async function noteWrongAfterUse(trx: Db, subject: CodeSubject, row: CodeRow, nowMs: number): Promise<CodeCheck> {
  const remainingAttempts = row.remainingAttempts - 1;
  const codeHash = remainingAttempts <= 0 ? null : row.codeHash;
  const tried = codeEvent(eventsOf[subject.purpose].rejected, subject, nowMs);
  await writeAll(trx, codeSaved(subject, { ...row, remainingAttempts, codeHash }, tried));
  return { result: 'expired', remainingAttempts: freshCodeState.remainingAttempts };
}

/** `used`: the earlier correct code, and its effect is in force. `wrongAfterUse`: another code. */
async function compare(
  deps: CodeDeps,
  subject: CodeSubject,
  { codeHash, expiresAtMs }: CodeRow,
  typed: string,
  stands: () => Promise<boolean>,
): Promise<'used' | 'wrongAfterUse' | 'expired' | 'right' | 'wrong'> {
  if (codeHash === null) return 'expired';
  const isTyped = isCode(deps.hasher, subject, codeHash, typed);
  if (expiresAtMs === USED && !isTyped) return 'wrongAfterUse';
  if (expiresAtMs === USED) return (await stands()) ? 'used' : 'expired';
  if (!isUnderWay(expiresAtMs, deps.clock.nowMs(), CODE_VALID_MS)) return 'expired';
  return isTyped && !deps.isAlwaysWrong(subject.mobile) ? 'right' : 'wrong';
}

/** Refuses every result except a correct one with the flow's error names and the remaining attempts; without attempts,
 *  with the time of the next code (`data.resendAtMs`). */
export function requireRight(
  outcome: CodeCheck,
  names: Readonly<Record<Exclude<CodeCheck['result'], 'right'>, ErrorName>>,
  field: 'attemptsRemaining' | 'remainingShareCodeAttempts' = 'attemptsRemaining',
): void {
  if (outcome.result === 'right') return;
  const next =
    outcome.result === 'exhausted' ? { resendAtMs: outcome.blockedUntilMs, serverNowMs: outcome.serverNowMs } : {};
  throw new Refusal(names[outcome.result], { data: { [field]: outcome.remainingAttempts, ...next } });
}
