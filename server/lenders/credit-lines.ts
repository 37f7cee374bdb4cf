import { MINUTE_MS } from '../../shared/rules/duration';
import type { Db } from '../store/schema';
import type { CreditLine } from './ledger';

/** Validity of a correct second factor during the activation of a line. */
const SECOND_FACTOR_COUNTS_MS = 10 * MINUTE_MS;

export interface KnownLine {
  readonly state: 'approved' | 'active';
  readonly limitPaise: number;
  readonly isSecondFactorPassed: boolean;
  readonly needsMandate: boolean;
}

/**
 * Null if the lender has approved nothing, if an approved customer has never used the line, and if the line is closed.
 */
export async function findLine(db: Db, { lenderId, mobile }: CreditLine, nowMs: number): Promise<KnownLine | null> {
  const row = await db
    .selectFrom('credit_lines')
    .selectAll()
    .where('lender_id', '=', lenderId)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  if (!row || row.state === 'closed') return null;
  return {
    state: row.state,
    limitPaise: row.limit_paise,
    isSecondFactorPassed: (row.second_factor_passed_at_ms ?? 0) + SECOND_FACTOR_COUNTS_MS > nowMs,
    needsMandate: row.needs_mandate,
  };
}

export async function passSecondFactor(db: Db, { lenderId, mobile }: CreditLine, nowMs: number): Promise<void> {
  await db
    .updateTable('credit_lines')
    .set({ second_factor_passed_at_ms: nowMs })
    .where('lender_id', '=', lenderId)
    .where('mobile', '=', mobile)
    .execute();
}
