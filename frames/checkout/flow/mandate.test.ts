import { describe, expect, it } from 'vitest';
import { Harness } from './testing/harness';
import { answers, completion, failure, NOW_MS, silence } from './testing/samples';

const redirection = {
  url: 'https://lender.example/mandate',
  params: { mandateId: 'm1', key: 'k' },
  expiresAtMs: NOW_MS + 900_000,
};
const needed = { mandateStatus: 'NEEDED', redirection } as const;
const paid = (repaymentAccount: string | null = null) =>
  new Harness().atProcessing().answer('confirm', { completion: { ...completion, repaymentAccount } });
const atReceipt = () => paid().answer('mandate', needed);

describe('auto-debit after a payment', () => {
  it('is asked about only where the lender has named no account that it debits', () => {
    expect(paid('XX4471').sent('mandate')).toHaveLength(0);
    expect(paid().sent('mandate')).toHaveLength(1);
    expect(paid().answer('mandate').state.mandate).toEqual({ mandate: 'notNeeded' });
  });

  it('is not asked about by a page that may not see what was bought', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('details', { status: 'COMPLETE' });
    expect(harness.state.screen.name).toBe('success');
    expect(harness.sent('mandate')).toHaveLength(0);
  });

  it('is set up on the lender’s page; on return it is asked what came of it', () => {
    const harness = atReceipt().send({ type: 'mandateAsked' });
    expect(harness.asked('goToLender')).toEqual([
      { type: 'goToLender', url: 'https://lender.example/mandate?mandateId=m1&key=k' },
    ]);
    harness.send({ type: 'lenderReturned' }).answer('mandate', { mandateStatus: 'REGISTERED', redirection: null });
    expect(harness.state).toMatchObject({ screen: { name: 'success' }, mandate: { mandate: 'registered' } });
  });

  it('is asked about every 5 s while the page is open, and by the button', () => {
    const harness = atReceipt().send({ type: 'mandateAsked' });
    expect(harness.poll().answer('mandate', needed).state.mandate).toMatchObject({ phase: 'away' });
    harness.send({ type: 'statusAsked' }).answer('mandate', { mandateStatus: 'REGISTERED', redirection: null });
    expect(harness.state.mandate).toEqual({ mandate: 'registered' });
  });

  it('is offered again where the browser did not open the page', () => {
    const harness = atReceipt().send({ type: 'mandateAsked' }, { type: 'lenderPageOpened', isOpen: false });
    expect(harness.state.mandate).toMatchObject({ phase: 'offered', isBlocked: true });
    expect(harness.pollTimerId).toBeNull();
  });

  it('asks for a new address once the one it has is past its 15 min', () => {
    const harness = atReceipt();
    harness.nowMs += 900_000;
    harness.send({ type: 'mandateAsked' });
    expect(harness.asked('goToLender')).toEqual([]);
    const later = { ...redirection, params: { mandateId: 'm1', key: 'k2' }, expiresAtMs: harness.nowMs + 900_000 };
    harness.answer('mandate', { mandateStatus: 'NEEDED', redirection: later });
    expect(harness.asked('goToLender').map(({ url }) => url)).toEqual([
      'https://lender.example/mandate?mandateId=m1&key=k2',
    ]);
  });

  it('is asked about again after silence; no refusal takes the receipt away', () => {
    expect(paid().fail('mandate', silence).poll().sent('mandate')).toHaveLength(2);
    for (const name of ['AUTHORIZATION_FAIL', 'ACCESS_FORBIDDEN', 'PAYMENT_MOBILE_NOT_VERIFIED']) {
      const over = paid().fail('mandate', failure(name));
      expect(over.state).toMatchObject({ screen: { name: 'success' } });
      expect(over.pollTimerId).toBeNull();
    }
  });

  it('is set up by the same page after a full page has come back from the lender', () => {
    const back = new Harness().opened({ entry: { kind: 'lenderReturn' }, hasSession: true });
    back.answer('orderInfo').answer('details', { ...answers.details, status: 'COMPLETE', completion });
    expect(back.answer('mandate', { mandateStatus: 'REGISTERED' }).state.mandate).toEqual({ mandate: 'registered' });
  });
});
