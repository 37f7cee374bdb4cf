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
const sumAt = (name: string) =>
  [...(screen.getByText(name).parentElement?.querySelectorAll('dd') ?? [])]
    .map(({ textContent }) => textContent)
    .join('');

describe('the Key Facts Statement', () => {
  it('puts APR and total first, and every sum as the server sent it', () => {
    show(KfsScreen, on(reading, statement));
    expect(sumAt('APR, all costs included')).toBe('14.28%a year');
    expect(screen.getAllByText('Total you pay').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'Total you pay₹57,295price, interest and fees',
      'Total you pay₹57,295',
    ]);
    expect(sumAt('Each month')).toBe('₹9,5166 times');
    expect(sumAt('Cost of this loan')).toBe('₹2,305interest and fees');
    expect(sumAt('Loan amount')).toBe('₹54,990');
    expect(sumAt('Interest rate')).toBe('13% a yearfixed for the whole loan');
    expect(sumAt('Total interest')).toBe('₹2,106');
    expect(sumAt('Processing fee')).toBe('₹199₹168.64 + 18% GST ₹30.36, to Banyan Bank, once, with the first EMI');
    expect(sumAt('Net disbursed')).toBe('₹54,990the APR is based on this');
    expect(sumAt('Disbursal')).toBe(kfs.disbursal);
    expect(sumAt('Proposal number')).toBe('KD-2026-11-000417');
  });

  it('has the charge for a late payment beside the figures and among the charges', () => {
    show(KfsScreen, on(reading, statement));
    expect(screen.getAllByText('Penal charge, if late').map((name) => name.nextElementSibling?.textContent)).toEqual([
      '2% a month on dues',
      '2% a month on dues',
    ]);
  });

  it('names the last EMI where it is not like the others, so that all of them come to the total', () => {
    const schedule = kfs.schedule.map((row) => (row.number === 6 ? { ...row, paymentPaise: 951_260 } : row));
    const kfsData = { ...kfs, schedule, totalPayablePaise: 5_729_160 };
    const { next } = show(KfsScreen, on(reading, { kfs: { ...statement.kfs, kfsData } }));
    expect(sumAt('Each month')).toBe('₹9,5166 times, the last ₹9,512.60');
    next(on(reading, { kfs: { ...statement.kfs, kfsData: { ...kfsData, totalGstOnInterestPaise: 100 } } }));
    expect(sumAt('Each month')).toBe('₹9,5166 times, the last ₹9,512.60, plus GST on the interest');
  });

  it('says the rights: cooling off, recovery, transfer, grievance officer', () => {
    show(KfsScreen, on(reading, statement));
    const text = screen.getByRole('main').textContent;
    for (const words of [kfs.coolingOff, kfs.recoveryClause, kfs.transferClause, 'grievance@banyan.example'])
      expect(text).toContain(words);
  });

  it('of version 2026-9 names the company that lends, its nodal officer, and ours below', () => {
    const kfsData: Kfs = {
      ...kfs,
      kfsVersion: '2026-9',
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
    expect(sumAt('Complaints')).toContain('Principal Nodal Officer: 1800-000-0402, nodal.officer@banyan.example');
    expect(sumAt('Complaints to Kadam')).toContain('1800-000-0000, support@kadam.example');
  });

  it('of before 2026-8 has one officer and no facts of the company', () => {
    show(KfsScreen, on(reading, statement));
    expect(screen.queryByText('Registered name')).toBeNull();
    expect(screen.queryByText('Complaints to Kadam')).toBeNull();
  });

  it('shows 3 of 6 instalments, and all on request', async () => {
    const { user } = show(KfsScreen, on(reading, statement));
    const table = screen.getByRole('table', { name: /Repayment schedule$/ });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(table).getAllByRole('row')[1]?.textContent).toBe('21 Dec 2026₹9,516₹8,920₹596');
    await user.click(screen.getByRole('button', { name: 'See all 6 instalments' }));
    expect(within(table).getAllByRole('rowheader')).toHaveLength(6);
    expect(sumAt('Total you pay, including fees of ₹199')).toBe('₹57,295');
  });

  it('says in the schedule that tax is in the interest, where there is some', () => {
    const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { next } = show(KfsScreen, on(reading, statement));
    expect(heads()).toEqual(['Due on', 'EMI', 'Principal', 'Interest']);
    const kfsData = { ...kfs, totalGstOnInterestPaise: 37_908 };
    next(on(reading, { kfs: { ...statement.kfs, kfsData } }));
    expect(heads()).toEqual(['Due on', 'EMI', 'Principal', 'Interest + GST']);
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
