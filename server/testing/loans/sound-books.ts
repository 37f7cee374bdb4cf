import { expect } from 'vitest';
import type { Db } from '../../store/schema';
import { auditLedger, soundBooks } from '../payments/ledger-audit';
import { auditLoans, soundLoans } from './loan-audit';

/** Goes through all credit lines and all loans. */
export async function expectSoundBooks(db: Db, nowMs: number): Promise<void> {
  expect(await auditLedger(db, nowMs)).toEqual(soundBooks);
  expect(await auditLoans(db)).toEqual(soundLoans);
}

/** The same where the sandbox has reset numbers: that ends loans without a repayment, and only this is not looked at. */
export async function expectSoundAfterResets(db: Db, nowMs: number): Promise<void> {
  expect(await auditLedger(db, nowMs)).toEqual(soundBooks);
  const { wrongRepayments, wrongRefunds, wrongSettlements, wrongDrawings } = await auditLoans(db);
  expect({ ...soundLoans, wrongRepayments, wrongRefunds, wrongSettlements, wrongDrawings }).toEqual(soundLoans);
}
