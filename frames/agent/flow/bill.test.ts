import { beforeEach, describe, expect, it } from 'vitest';
import { routeDetails } from './spec-names';
import { goodAnswers, Harness, MOBILE, openRequest } from './testing/harness';

let app: Harness;
const bill = (amountRupees: number) => app.send({ type: 'billChanged', amountRupees });
const asked = () =>
  app.effects.flatMap((effect) =>
    effect.type === 'call' && effect.pending.call === 'getEmiDetails' ? [effect.pending.body] : [],
  );

beforeEach(() => {
  app = new Harness();
  app.send({ type: 'opened', open: openRequest({ amount: 54_990 }) });
  app.answer('init');
});

function toList(): void {
  app.send({ type: 'amountSubmitted' });
  app.answer('getEmiDetails');
}

describe('the amount of a till whose bill changes', () => {
  it('follows on the amount screen, and nothing is asked', () => {
    bill(60_000);
    expect(app.state).toMatchObject({
      purchase: { amount: '60000', submittedAmount: null },
      toast: { kind: 'billChanged' },
    });
    expect(asked()).toEqual([]);
  });

  it('follows before the server has answered, once it has', () => {
    app = new Harness();
    app.send({ type: 'opened', open: openRequest({ amount: 54_990 }) });
    bill(60_000);
    expect(app.state.purchase.amount).toBe('54990');
    app.answer('init');
    expect(app.state.purchase.amount).toBe('60000');
  });

  it('follows on the list, and the lenders are asked again', () => {
    toList();
    bill(60_000);
    expect(app.state).toMatchObject({ purchase: { amount: '60000', submittedAmount: 60_000 } });
    expect(asked()).toEqual([{ amount: 54_990 }, { amount: 60_000 }]);
  });

  it('stays as the agent has typed it', () => {
    app.send({ type: 'amountTyped', text: '20000' });
    bill(60_000);
    expect(app.state).toMatchObject({ purchase: { amount: '20000' }, toast: null });
  });

  it('waits for what is open: a number and a code that are being typed stay, and so does the result', () => {
    toList();
    app.send({ type: 'lenderSelected', lenderId: '1' });
    app.send({ type: 'eligibilityAsked' });
    app.send({ type: 'mobileTyped', text: MOBILE });
    app.answer('sendShareCode');
    app.send({ type: 'codeTyped', text: '12' });
    bill(60_000);
    expect(app.state).toMatchObject({
      purchase: { mobile: MOBILE, amount: '54990', submittedAmount: 54_990 },
    });
    expect(app.typedOtp.code).toBe('12');
    app.send({ type: 'codeTyped', text: '12345' });
    app.answer('verifyShareCode');
    app.answer('checkEligibility');
    expect(app.state).toMatchObject({
      purchase: { submittedAmount: 54_990 },
      view: { sheet: { name: 'USER_ELIGIBILITY_INFO' } },
    });
    app.send({ type: 'sheetClosed' });
    expect(app.state).toMatchObject({ purchase: { amount: '60000', submittedAmount: 60_000, mobile: MOBILE } });
  });

  it('lets a lender go that does not take it, and leads back to the list', () => {
    toList();
    app.send({ type: 'lenderSelected', lenderId: '1' });
    const { maxLoanAmount } = goodAnswers.init.lenders[0] ?? { maxLoanAmount: 0 };
    bill(maxLoanAmount + 1);
    expect(app.state.purchase.selectedLenderId).toBeNull();
    expect(routeDetails(app.state).path).toBe('/sales-lenders-list');
  });

  it('waits for the line', () => {
    app.send({ type: 'wentOffline' });
    bill(60_000);
    expect(app.state.purchase.amount).toBe('54990');
    app.send({ type: 'wentOnline' });
    expect(app.state.purchase.amount).toBe('60000');
  });

  it('is said once, and not for the same amount', () => {
    bill(54_990);
    expect(app.state.toast).toBeNull();
  });
});
