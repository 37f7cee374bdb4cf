import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consentKinds } from '../../shared/api/consents';
import { counts, isWithdrawable, type Said, standingsOf } from './consent-standing';

const said = (kind: Said['kind'], action: Said['action'], atMs: number, more: Partial<Said> = {}): Said => ({
  kind,
  subject: '',
  action,
  atMs,
  isLoanOpen: null,
  ...more,
});
const statesOf = (rows: readonly Said[]) =>
  standingsOf(rows).map(({ row, state, withdrawnAtMs }) => [row.atMs, state, withdrawnAtMs]);

describe('standingsOf', () => {
  it('terms are required, and a later consent to them replaces an earlier one', () => {
    expect(statesOf([said('TERMS', 'GIVEN', 1), said('TERMS', 'GIVEN', 2)])).toEqual([
      [2, 'NEEDED', null],
      [1, 'REPLACED', null],
    ]);
  });

  it('WhatsApp consent can be withdrawn with the time of the withdrawal, and given again', () => {
    const rows = [said('WHATSAPP', 'GIVEN', 1), said('WHATSAPP', 'WITHDRAWN', 2), said('WHATSAPP', 'GIVEN', 3)];
    expect(statesOf(rows.slice(0, 1))).toEqual([[1, 'STANDING', null]]);
    expect(statesOf(rows.slice(0, 2))).toEqual([[1, 'WITHDRAWN', 2]]);
    expect(statesOf(rows)).toEqual([
      [3, 'STANDING', null],
      [1, 'WITHDRAWN', 2],
    ]);
    expect([0, 1, 2, 3].map((many) => counts(rows.slice(0, many), 'WHATSAPP'))).toEqual([false, true, false, true]);
  });

  it('a statement is a contract while its loan lasts and used afterwards, independently of other loans', () => {
    const loan = (subject: string, atMs: number, isLoanOpen: boolean) =>
      said('KFS', 'GIVEN', atMs, { subject, isLoanOpen });
    expect(statesOf([loan('a', 1, true), loan('b', 2, false)])).toEqual([
      [2, 'USED', null],
      [1, 'CONTRACT', null],
    ]);
  });

  it('a share code and an application are used at once', () => {
    expect(statesOf([said('SHARE_CODE', 'GIVEN', 1), said('APPLICATION', 'GIVEN', 2)])).toEqual([
      [2, 'USED', null],
      [1, 'USED', null],
    ]);
  });

  it('each consent of any ledger appears once, newest first, and at most one per subject is neither replaced nor withdrawn', () => {
    const row = fc.record({
      kind: fc.constantFrom(...consentKinds),
      subject: fc.constantFrom('', 'a', 'b'),
      action: fc.constantFrom('GIVEN' as const, 'WITHDRAWN' as const),
      isLoanOpen: fc.constantFrom(true, false, null),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const ledger = rows.map((each, atMs) => ({ ...each, atMs }));
        const standings = standingsOf(ledger);
        expect(standings.map(({ row: { atMs } }) => atMs)).toEqual(
          ledger.flatMap(({ action, atMs }) => (action === 'GIVEN' ? [atMs] : [])).reverse(),
        );
        const alone = standings.filter(({ state }) => state !== 'REPLACED' && state !== 'WITHDRAWN');
        const about = alone.map(({ row: { kind, subject } }) => `${kind} ${subject}`);
        expect(new Set(about).size).toBe(about.length);
        for (const { state, withdrawnAtMs } of standings)
          expect([withdrawnAtMs !== null, isWithdrawable(state) && withdrawnAtMs !== null]).toEqual([
            state === 'WITHDRAWN',
            false,
          ]);
      }),
    );
  });
});
