import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import { KfsScreen } from './kfs';
import { show } from './testing/show';
import { kfs, on, ready, refusal } from './testing/state';

const reading = { name: 'kfs', phase: 'reading', failure: null, isChanged: false } as const;
const statement = { kfs: { kfsEnabled: true, kfsData: kfs, printUrl: 'https://kadam.example/kfs/1' } };
const accepted = { paymentUserData: { ...ready.paymentUserData, isKfsAccepted: true } };
const agree = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agree and continue' });
const sumAt = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

describe('the Key Facts Statement', () => {
  it('puts APR and total first, and every sum as the server sent it', () => {
    show(KfsScreen, on(reading, statement));
    expect(sumAt('APR, all costs included')).toBe('14.28%');
    expect(sumAt('Cost of this loan')).toBe('₹2,305');
    expect(sumAt('Loan amount')).toBe('₹54,990');
    expect(sumAt('Interest rate (fixed)')).toBe('13.00% a year');
    expect(sumAt('Total interest')).toBe('₹2,106');
    expect(sumAt('Processing fee, incl. GST')).toBe('₹199');
    expect(sumAt('You pay in all')).toBe('₹57,295');
    expect(sumAt('Monthly EMI')).toBe('₹9,516 × 6');
    expect(sumAt('Penal charge, if late')).toBe('2% a month on dues');
    expect(sumAt('Cooling-off period')).toBe('3 days, for the interest of those days');
    expect(sumAt('Processing fee')).toBe('₹168.64 + ₹30.36 GST, to the lender, once, with the first EMI');
    expect(sumAt('Net disbursed, the base of the APR')).toBe('₹54,990');
    expect(sumAt('How it is paid out')).toBe(kfs.disbursal);
    expect(sumAt('Proposal number')).toBe('KD-2026-11-000417');
  });

  it('names the last EMI where it is not like the others, so that all of them come to the total', () => {
    const schedule = kfs.schedule.map((row) => (row.number === 6 ? { ...row, paymentPaise: 951_260 } : row));
    const kfsData = { ...kfs, schedule, totalPayablePaise: 5_729_160 };
    const { next } = show(KfsScreen, on(reading, { kfs: { ...statement.kfs, kfsData } }));
    expect(sumAt('Monthly EMI')).toBe('₹9,516 × 5, then ₹9,512.60');
    next(on(reading, { kfs: { ...statement.kfs, kfsData: { ...kfsData, totalGstOnInterestPaise: 100 } } }));
    expect(sumAt('Monthly EMI')).toBe('₹9,516 × 5, then ₹9,512.60, plus GST');
  });

  it('says the rights: cooling off, recovery, transfer, grievance officer', () => {
    show(KfsScreen, on(reading, statement));
    const text = screen.getByRole('main').textContent;
    for (const words of [kfs.coolingOff, kfs.recoveryClause, kfs.transferClause, 'grievance@banyan.example'])
      expect(text).toContain(words);
  });

  it('of version 2026-8 names the company that lends, its nodal officer, and ours below', () => {
    const kfsData: Kfs = {
      ...kfs,
      kfsVersion: '2026-8',
      lenderFacts: [
        { name: 'Registered name', value: 'Banyan Bank (Specimen) Limited' },
        { name: 'RBI registration', value: 'SBX:0402' },
      ],
      grievanceOfficer: {
        name: 'Principal Nodal Officer',
        email: 'nodal.officer@banyan.example',
        phone: '1800-000-0402',
      },
      providerOfficer: { name: 'Grievance Officer, Kadam', email: 'support@kadam.example', phone: '1800-000-0000' },
    };
    show(KfsScreen, on(reading, { kfs: { ...statement.kfs, kfsData } }));
    expect(sumAt('Registered name')).toBe('Banyan Bank (Specimen) Limited');
    expect(sumAt('RBI registration')).toBe('SBX:0402');
    const clause = (name: string) => screen.getByRole('heading', { name }).parentElement?.textContent;
    expect(clause('Grievance officer')).toContain(
      'Principal Nodal Officer, 1800-000-0402, nodal.officer@banyan.example',
    );
    expect(clause('Grievance officer of Kadam')).toContain('1800-000-0000, support@kadam.example');
  });

  it('of before 2026-8 has one officer and no facts of the company', () => {
    show(KfsScreen, on(reading, statement));
    expect(screen.queryByText('Registered name')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Grievance officer of Kadam' })).toBeNull();
  });

  it('shows 3 of 6 instalments, and all on request', async () => {
    const { user } = show(KfsScreen, on(reading, statement));
    const table = screen.getByRole('table', { name: 'Repayment schedule' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('21 Dec 2026₹9,516₹8,920₹596');
    await user.click(screen.getByRole('button', { name: 'See all 6 instalments' }));
    expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    expect(screen.getByText('The first EMI is paid together with the fee of ₹199.')).toBeTruthy();
  });

  it('says in the schedule that tax is in the interest, where there is some', () => {
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { next } = show(KfsScreen, on(reading, statement));
    expect(heads()).toEqual(['Due', 'EMI', 'Principal', 'Interest']);
    const kfsData = { ...kfs, totalGstOnInterestPaise: 37_908 };
    next(on(reading, { kfs: { ...statement.kfs, kfsData } }));
    expect(heads()).toEqual(['Due', 'EMI', 'Principal', 'Interest + GST']);
  });

  it('can be downloaded', () => {
    show(KfsScreen, on(reading, statement));
    expect(screen.getByRole('link', { name: /Download the statement/ }).getAttribute('href')).toBe(
      'https://kadam.example/kfs/1',
    );
  });

  it('starts without consent, and goes on only with it', async () => {
    const { user, events, next } = show(KfsScreen, on(reading, statement));
    const box = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'I have read the Key Facts Statement and agree to borrow ₹54,990 from Banyan Bank.',
    });
    expect([box.checked, agree().disabled]).toEqual([false, true]);
    await user.click(box);
    next(on(reading, { ...statement, ...accepted }));
    await user.click(agree());
    expect(events).toEqual([{ type: 'kfsConsentToggled', isAccepted: true }, { type: 'kfsSubmitted' }]);
  });

  it('says that it has changed', () => {
    show(KfsScreen, on({ ...reading, isChanged: true }, statement));
    expect(screen.getByText(/The statement has changed/)).toBeTruthy();
  });

  it('cannot be agreed to while it is on its way', () => {
    show(KfsScreen, on({ ...reading, phase: 'loading' }, accepted));
    expect(agree().disabled).toBe(true);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('offers to try again where it could not be got', async () => {
    const { user, events } = show(KfsScreen, on({ ...reading, failure: refusal(null, 'No answer') }));
    expect(screen.getByRole('alert').textContent).toBe('No answer');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Change plan' }));
    expect(events).toEqual([{ type: 'retryAsked' }, { type: 'plansAsked' }]);
  });
});
