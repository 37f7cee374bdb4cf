import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paymentErrors } from '../../../shared/errors/payment';
import type { Mandate, RecoveryOption } from '../flow/state';
import { FailureScreen } from './failure';
import { SuccessScreen } from './success';
import { show } from './testing/show';
import { completion, on, refusal } from './testing/state';

const failed = (
  name: string | null,
  code: number | string,
  options: readonly RecoveryOption[],
  noEmiStarted: boolean,
) => on({ name: 'failure', phase: 'shown', failure: refusal(name, 'Server’s words', { code }), options, noEmiStarted });

const { cost } = completion.emiPlan;
if (!cost) throw new Error('no price');

describe('success', () => {
  it('says what was bought, when the first EMI is due, and the number to quote', async () => {
    const { user, events } = show(SuccessScreen, on({ name: 'success', phase: 'shown' }, { completion }));
    expect(screen.getByRole('heading', { level: 1, name: 'Order placed' })).toBeTruthy();
    const text = screen.getByRole('main').textContent;
    for (const words of [
      'Your first EMI of ₹9,516 and the fee of ₹199 are due on 21 Dec 2026.',
      '₹9,516 × 6 months',
      '21 Dec 2026 – 21 May 2027',
      'Banyan Bank',
      'Auto-debit, A/c XX4471',
      'Total you pay₹57,295',
      'Interest₹2,106',
      'Fee, incl. GST₹199',
      'KD7Q2X84LM',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Last EMI');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    const link = screen.getByRole('link', { name: /^Download the statement/ });
    expect(link.getAttribute('href')).toBe(completion.statementUrl);
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'finishAsked' }]);
  });

  it('names the last EMI where it is not like the others, so that all of them come to the total', () => {
    const emiPlan = { ...completion.emiPlan, cost: { ...cost, totalPayablePaise: 5_729_160 } };
    show(SuccessScreen, on({ name: 'success', phase: 'shown' }, { completion: { ...completion, emiPlan } }));
    expect(screen.getByRole('main').textContent).toContain('Last EMI₹9,512.60Total you pay₹57,291.60');
  });

  it('on the shop’s machine, which may not see how it is paid back, says what was bought and leads back', async () => {
    const { user, events } = show(SuccessScreen, on({ name: 'success', phase: 'shown' }, { completion: null }));
    expect(screen.getByRole('heading', { level: 1, name: 'Order placed' })).toBeTruthy();
    expect(screen.queryByText('Lender')).toBeNull();
    expect(screen.queryByRole('link', { name: /statement/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'finishAsked' }]);
  });

  it('says nothing of an account that the lender has not named', () => {
    show(
      SuccessScreen,
      on({ name: 'success', phase: 'shown' }, { completion: { ...completion, repaymentAccount: null } }),
    );
    expect(screen.queryByText('Repayment')).toBeNull();
  });
});

describe('auto-debit before the receipt', () => {
  const done = { ...completion, repaymentAccount: null };
  const needed = {
    mandate: 'needed',
    url: 'https://lender.example/mandate',
    expiresAtMs: 0,
    phase: 'offered',
    isBlocked: false,
  } as const;
  const receipt = (mandate: Mandate | null) => on({ name: 'success', phase: 'shown' }, { completion: done, mandate });

  it('comes first where the lender needs it, and is not promised before it is set up: EMIs are paid by hand until then, and the way leads to the lender', async () => {
    const { user, events, next } = show(SuccessScreen, receipt(needed));
    expect(screen.queryByText('KD7Q2X84LM')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back to Nilaya Electronics' })).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/Auto-debit is not set up yet.*pay each EMI to Banyan Bank/);
    expect(screen.queryByText('Repayment')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Set up auto-debit' }));
    next(receipt({ ...needed, phase: 'away' }));
    expect(screen.getByRole('status').textContent).toMatch(
      /open in another window.*until then you pay each EMI yourself/,
    );
    await user.click(screen.getByRole('button', { name: 'I have set it up' }));
    await user.click(screen.getByRole('button', { name: 'Open the page again' }));
    await user.click(screen.getByRole('button', { name: 'Show my receipt' }));
    expect(screen.getByText('KD7Q2X84LM')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(/until then you pay each EMI yourself/);
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events.map(({ type }) => type)).toEqual(['mandateAsked', 'statusAsked', 'mandateAsked', 'finishAsked']);
  });

  it('keeps the receipt back while the lender is asked whether it needs one, and shows it at once where it needs none', async () => {
    const { user, next } = show(SuccessScreen, { ...receipt(null), isMandateAsked: true });
    expect(screen.getByRole('heading', { level: 1, name: 'Order placed' })).toBeTruthy();
    expect([screen.queryByText('KD7Q2X84LM'), screen.queryByText(/debit/)]).toEqual([null, null]);
    next(receipt({ mandate: 'notNeeded' }));
    expect(screen.getByText('KD7Q2X84LM')).toBeTruthy();
    next({ ...receipt(null), isMandateAsked: true });
    await user.click(screen.getByRole('button', { name: 'Show my receipt' }));
    expect(screen.getByText('KD7Q2X84LM')).toBeTruthy();
  });

  it('says so where the browser did not open the page', () => {
    show(SuccessScreen, receipt({ ...needed, isBlocked: true }));
    expect(screen.getByRole('alert').textContent).toMatch(/did not open the page/);
  });

  it('is spoken of once the mandate is registered, and not while nobody knows', () => {
    const { next } = show(SuccessScreen, receipt(null));
    expect(screen.getByRole('main').textContent).not.toMatch(/debit/i);
    expect(screen.getByText('KD7Q2X84LM')).toBeTruthy();
    next(receipt({ mandate: 'registered' }));
    expect(screen.getByText('Auto-debit is set up')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Set up auto-debit' })).toBeNull();
  });
});

describe('failure', () => {
  it('4007 is the lender’s: the plan is kept, to be tried again or with another lender', async () => {
    const { user, events } = show(
      FailureScreen,
      failed('PAYMENT_LENDER_SERVER_FAIL', 4007, ['sameAgain', 'otherLender', 'leave'], true),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Banyan Bank couldn’t confirm' })).toBeTruthy();
    expect(screen.getByText(/Your order is not placed and no EMI has started/)).toBeTruthy();
    expect(screen.getByText('Your plan is saved')).toBeTruthy();
    expect(screen.getByText('Code 4007 · KD7Q2X84LM')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(screen.getByRole('button', { name: 'Choose another lender' }));
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'retryAsked' }, { type: 'plansAsked' }, { type: 'exitAsked' }]);
  });

  // @req ERR-001
  it('4000 has the words of a generic error. Source: S1§8', () => {
    show(FailureScreen, failed('PAYMENT_GENERIC_ERROR', 4000, ['sameAgain', 'leave'], true));
    expect(screen.getByRole('heading', { level: 1, name: 'The payment did not go through' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain(
      'System Error! We are experiencing technical difficulties & are working to fix them. Please try again later. Your order is not placed and no EMI has started.',
    );
  });

  it('says that no EMI has started only where that is sure', () => {
    show(FailureScreen, failed('PAYMENT_GENERIC_ERROR', 4000, ['sameAgain'], false));
    expect(screen.queryByText(/no EMI has started/)).toBeNull();
  });

  // @req TXN-011
  it.each(paymentErrors.map(({ name, code }) => [name, code ?? name] as const))(
    '%s (%s) has a title, a text and a way on',
    (name, code) => {
      show(FailureScreen, failed(name, code, ['otherPlan'], true));
      expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Something went wrong');
      expect(screen.getByRole('main').textContent).not.toContain('Server’s words');
      expect(screen.getByRole('button', { name: 'Choose another plan' })).toBeTruthy();
      expect(screen.getByText(`Code ${code} · KD7Q2X84LM`)).toBeTruthy();
    },
  );

  it('of a code that nobody knows is told in general words, with the code for support', () => {
    show(FailureScreen, failed(null, 9_999, ['leave'], false));
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByText('Code 9999 · KD7Q2X84LM')).toBeTruthy();
  });

  it('takes no second click while it is tried again', async () => {
    const failure = refusal('PAYMENT_LENDER_SERVER_FAIL', '');
    const { user, events } = show(
      FailureScreen,
      on({ name: 'failure', phase: 'retrying', failure, options: ['sameAgain', 'otherLender'], noEmiStarted: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Trying again…' }));
    await user.click(screen.getByRole('button', { name: 'Choose another lender' }));
    expect(events).toEqual([]);
  });
});
