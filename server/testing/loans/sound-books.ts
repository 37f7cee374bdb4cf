import { expect } from 'vitest';
import type { Db } from '../../store/schema';
import { auditLedger, soundBooks } from '../payments/ledger-audit';
import { auditLoans, soundLoans } from './loan-audit';

/** Audits all credit lines and loans. */
export async function expectSoundBooks(db: Db, nowMs: number): Promise<void> {
  expect(await auditLedger(db, nowMs)).toEqual(soundBooks);
  expect(await auditLoans(db)).toEqual(soundLoans);
}

/** Like {@link expectSoundBooks}, ignoring loans that the sandbox's resets have ended without a repayment. */
export async function expectSoundAfterResets(db: Db, nowMs: number): Promise<void> {
  expect(await auditLedger(db, nowMs)).toEqual(soundBooks);
  const { wrongRepayments, wrongRefunds, wrongSettlements, wrongDrawings } = await auditLoans(db);
  expect({ ...soundLoans, wrongRepayments, wrongRefunds, wrongSettlements, wrongDrawings }).toEqual(soundLoans);
}
