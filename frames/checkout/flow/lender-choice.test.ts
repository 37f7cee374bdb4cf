import { describe, expect, it } from 'vitest';
import { selectedPlan } from './selectors';
import { Harness } from './testing/harness';
import { lender, plan } from './testing/samples';

/** Lender 402 has plans for 3 and 6 months, lender 403 for 24 alone. */
function atLenders(): Harness {
  const lenders = [
    lender('401', 'Banyan Bank', { emiPlans: [plan('401', 3), plan('401', 6), plan('401', 12)] }),
    lender('402', 'Tamarind Bank'),
    lender('403', 'Neem Credit', { emiPlans: [plan('403', 24)] }),
  ];
  const harness = new Harness().opened().answer('orderInfo').answer('details').answer('offers', { lenders });
  return harness.send({ type: 'lendersAsked' });
}

describe('the lenders to choose from', () => {
  it('open as the best ones, then all, and Back closes them before it leaves', () => {
    const harness = atLenders();
    expect(harness.state.modal).toMatchObject({ name: 'lenderChoiceModal', view: 'best' });
    harness.send({ type: 'allLendersAsked' });
    expect(harness.state.modal).toMatchObject({ view: 'all' });
    harness.send({ type: 'back' });
    expect(harness.state.modal.name).toBe('none');
    expect(harness.state.screen.name).toBe('planSelection');
  });

  it('choose no plan where nobody has asked for months', () => {
    const { state } = atLenders().send({ type: 'lenderChosen', lenderId: '402' });
    expect(state.choice).toEqual({ lenderId: '402', emiPlanId: null });
    expect(state.modal.name).toBe('none');
  });

  it('change the plan with the months that are asked for', () => {
    const { state } = atLenders().send({ type: 'monthsAsked', months: 12 });
    expect(selectedPlan(state)?.tenure).toBe(12);
    expect(state.modal).toMatchObject({ months: 12 });
  });

  it('keep the months, else take the nearest shorter plan and say so, else none', () => {
    const chosen = (months: number, lenderId: string) =>
      atLenders().send({ type: 'planChosen', emiPlanId: `401-${months}` }, { type: 'lenderChosen', lenderId }).state;
    const unchanged = chosen(6, '402');
    expect(selectedPlan(unchanged)?.tenure).toBe(6);
    expect(unchanged.snackbar).toBeNull();
    const shorter = chosen(12, '402');
    expect(selectedPlan(shorter)?.tenure).toBe(6);
    expect(shorter.snackbar?.kind).toBe('shorterPlan');
    expect(chosen(12, '403').choice).toEqual({ lenderId: '403', emiPlanId: null });
  });

  it('have the months of the list for a lender that the chosen one has no plan for', () => {
    const { state } = atLenders().send({ type: 'monthsAsked', months: 24 }, { type: 'lenderChosen', lenderId: '403' });
    expect(selectedPlan(state)?.emiPlanId).toBe('403-24');
  });
});
