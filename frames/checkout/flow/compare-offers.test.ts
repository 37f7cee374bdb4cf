import { describe, expect, it } from 'vitest';
import { banyanOffer, tulsiOffer } from '../../../shared/testing/sample-offers';
import { historyDepth } from './screen-facts';
import { selectedPlan } from './selectors';
import { Harness } from './testing/harness';
import { lender, plan, silence } from './testing/samples';

/** Lenders 401 and 402 have plans for 3 and 6 months, lender 403 for 24 alone. */
function picking(): Harness {
  const lenders = [
    lender('401', 'Banyan Bank'),
    lender('402', 'Tulsi Bank'),
    lender('403', 'Neem Credit', { emiPlans: [plan('403', 24)] }),
  ];
  const harness = new Harness().opened().answer('orderInfo').answer('details').answer('offers', { lenders });
  return harness.send({ type: 'lendersAsked' }, { type: 'pickingToggled', isPicking: true });
}
const pick = (lenderId: string) => ({ type: 'offerPicked', lenderId }) as const;
const comparing = (): Harness => picking().send(pick('401'), pick('402'), { type: 'comparisonAsked', months: 6 });

describe('two offers to compare', () => {
  it('are picked: a third is not taken, one that is pressed again is given back', () => {
    const harness = picking().send(pick('401'), pick('402'), pick('403'));
    expect(harness.state.modal).toMatchObject({ picked: ['401', '402'] });
    harness.send(pick('401'), pick('403'));
    expect(harness.state.modal).toMatchObject({ picked: ['402', '403'] });
    harness.send({ type: 'pickingToggled', isPicking: false });
    expect(harness.state.modal).toMatchObject({ name: 'lenderChoiceModal', picked: null });
  });

  it('choose no lender and no plan by being picked', () => {
    const before = picking();
    const { choice } = before.state;
    expect(before.send(pick('402')).state.choice).toEqual(choice);
  });

  it('lose who has no plan of other months that are asked for', () => {
    const { modal } = picking().send(pick('401'), pick('403'), { type: 'monthsAsked', months: 24 }).state;
    expect(modal).toMatchObject({ months: 24, picked: ['403'] });
  });

  it('are asked for in one call, once two are picked that have such a plan', () => {
    const one = picking().send(pick('401'), { type: 'comparisonAsked', months: 6 });
    expect(one.state.modal.name).toBe('lenderChoiceModal');
    const without = one.send(pick('403'), { type: 'comparisonAsked', months: 6 });
    expect(without.state.modal).toMatchObject({ name: 'lenderChoiceModal', picked: ['401', '403'] });
    expect(without.sent('compareOffers')).toEqual([]);
    expect(comparing().pending('compareOffers')?.body).toEqual({
      first: { lenderId: '401', emiPlanId: '401-6' },
      second: { lenderId: '402', emiPlanId: '402-6' },
    });
  });

  it('stand side by side; Back and Esc lead to the lenders with both still picked, and then out', () => {
    const harness = comparing().answer('compareOffers');
    expect(harness.state.modal).toMatchObject({ name: 'compareOffersModal', offers: [banyanOffer, tulsiOffer] });
    expect(historyDepth(harness.state)).toBe(2);
    for (const way of ['back', 'escapePressed', 'modalClosed'] as const) {
      const left = comparing().answer('compareOffers').send({ type: way });
      expect(left.state.modal).toMatchObject({ name: 'lenderChoiceModal', view: 'best', picked: ['401', '402'] });
      expect(historyDepth(left.state)).toBe(1);
      expect(left.send({ type: way }).state.modal.name).toBe('none');
    }
  });

  it('that are left before they come are not waited for', () => {
    const harness = comparing();
    const asked = harness.pending('compareOffers');
    harness.send({ type: 'back' });
    expect(harness.asked('abortCall')).toContainEqual({ type: 'abortCall', requestId: asked?.requestId });
    expect(harness.pending('compareOffers')).toBeUndefined();
  });

  it('that do not come say why, and are asked for by Try again and when the line is back', () => {
    const harness = comparing().fail('compareOffers', silence);
    expect(harness.state.modal).toMatchObject({ name: 'compareOffersModal', offers: null, failure: silence });
    harness.send({ type: 'retryAsked' });
    expect(harness.state.modal).toMatchObject({ failure: null });
    harness.fail('compareOffers', silence).send({ type: 'wentOffline' }, { type: 'wentOnline' });
    expect(harness.sent('compareOffers')).toHaveLength(3);
    expect(harness.answer('compareOffers').state.modal).toMatchObject({ offers: [banyanOffer, tulsiOffer] });
  });

  it('lead to the plan that was compared, also of the lender that was chosen with another one', () => {
    for (const lenderId of ['401', '402']) {
      const { state } = comparing().answer('compareOffers').send({ type: 'lenderChosen', lenderId });
      expect(state.modal.name).toBe('none');
      expect(selectedPlan(state)?.emiPlanId).toBe(`${lenderId}-6`);
    }
  });
});
