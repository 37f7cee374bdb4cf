import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../../shared/testing/sample-lenders';
import { NoPlansScreen } from './no-plans';
import { PlanSelectionScreen } from './plan-selection';
import { show } from './testing/show';
import { neem, on, ready, refusal } from './testing/state';
// Late modules take longer to load than a test waits.
import '../late/next';

const choosing = { name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' } as const;
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('plan selection', () => {
  it('shows the order, its timer and the lender, one of three, with the way to another', async () => {
    const { user, events } = show(PlanSelectionScreen, on(choosing));
    expect(screen.getByText('Aster 5G phone, 256 GB')).toBeTruthy();
    expect(screen.getByText('Order NE-20418')).toBeTruthy();
    expect(screen.getByText('₹54,990')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('Complete order details in 4:32');
    expect(screen.getByText('Banyan Bank')).toBeTruthy();
    expect(screen.getByText('One of 3 lenders')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change lender' }));
    expect(events).toEqual([{ type: 'lendersAsked' }]);
  });

  it('says the rule by which the lender comes first: the lowest total for 12 months where no plan is chosen', () => {
    show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '401', emiPlanId: null } }));
    expect(screen.getByText('Lowest total for 12 months')).toBeTruthy();
  });

  it('names the lender with the lowest total of ₹57,000 for the chosen 6 months, and chooses it by a press', async () => {
    const { paymentDetails: offers } = ready;
    const [first] = offers?.lenders ?? [];
    if (!offers || !first) throw new Error('no lender in the sample');
    const jasmine = {
      ...first,
      lenderId: '502',
      name: 'Jasmine Bank',
      emiPlans: [samplePlan('502-6', 6, 12, 9_500, 57_000)],
    };
    const both = { ...offers, lenders: [...offers.lenders, jasmine] };
    const { user, events } = show(PlanSelectionScreen, on(choosing, { paymentDetails: both }));
    expect(screen.getByText(/Lowest total for 6 months: ₹57,000 with Jasmine Bank\./)).toBeTruthy();
    expect(screen.queryByText('Lowest total for 6 months')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose Jasmine Bank' }));
    expect(events).toEqual([{ type: 'lenderChosen', lenderId: '502' }]);
  });

  it('offers no other lender where there is one', () => {
    const { paymentDetails: offers } = ready;
    show(
      PlanSelectionScreen,
      on(choosing, { paymentDetails: offers && { ...offers, lenders: offers.lenders.slice(0, 1) } }),
    );
    expect(screen.getByText('The lender for this order')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change lender' })).toBeNull();
  });

  it('opens the chosen plan to its first and last day and its fee, as the server worked them out', async () => {
    show(PlanSelectionScreen, on(choosing));
    await screen.findByText('Interest');
    const chosen = radios()
      .find((radio) => radio.checked)
      ?.closest('label')?.textContent;
    for (const words of [
      '₹9,516 × 6 months',
      '13% a year',
      'You pay ₹57,295 in all',
      '21 Dec 2026',
      'Interest ₹2,106',
      'Fees, incl. GST ₹199',
    ])
      expect(chosen).toContain(words);
    expect(screen.getByText('₹57,295 in all')).toBeTruthy();
  });

  it('shows a plan without a rate as Not available, never as 0%', () => {
    show(PlanSelectionScreen, on(choosing));
    const last = radios().at(-1);
    expect(last?.disabled).toBe(true);
    expect(last?.closest('label')?.textContent).toContain('Not available');
    expect(last?.closest('label')?.textContent).not.toContain('0%');
  });

  it('names the shop’s discount of a no-cost plan instead of interest', async () => {
    show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '401', emiPlanId: '401-3' } }));
    expect(screen.getByText('NO COST EMI')).toBeTruthy();
    await screen.findByText(/^Shop discount/);
    const chosen = screen.getByText('NO COST EMI').closest('label')?.textContent;
    expect(chosen).toContain('Shop discount that pays the interest ₹1,234');
    expect(chosen).not.toContain('Interest ');
  });

  it('goes on only with a plan', async () => {
    const { user, events, next } = show(
      PlanSelectionScreen,
      on(choosing, { choice: { lenderId: '401', emiPlanId: null } }),
    );
    expect(go().disabled).toBe(true);
    expect(screen.getByText('No plan chosen yet')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /9 months/ }));
    next(on(choosing, { choice: { lenderId: '401', emiPlanId: '401-9' } }));
    await user.click(go());
    expect(events).toEqual([{ type: 'planChosen', emiPlanId: '401-9' }, { type: 'planSubmitted' }]);
  });

  // @req TXN-007
  it('takes no second click while the lender is asked', async () => {
    const { user, events } = show(PlanSelectionScreen, on({ ...choosing, phase: 'submitting' }));
    await user.click(screen.getByRole('button', { name: 'Please wait…' }));
    expect(events).toEqual([]);
  });

  it('says what a lender finances where the order is outside its limits', async () => {
    const { user, events } = show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '403', emiPlanId: null } }));
    expect(screen.getByText(/Marigold Finance finances ₹75,000 to ₹7,50,000/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Limits at Marigold Finance' }));
    expect(events).toEqual([{ type: 'limitCheckAsked', lenderId: '403' }]);
  });

  it('names the nearest amount where no lender has a plan', async () => {
    const { user, events } = show(
      NoPlansScreen,
      on(choosing, {
        paymentDetails: {
          isMobileVerified: false,
          isPreApproved: null,
          isNtbAllowed: null,
          lenders: [neem],
          ntbLenders: [],
        },
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No EMI plans for ₹54,990' })).toBeTruthy();
    expect(screen.getByText(/nearest amount with EMI is ₹75,000/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'closeAsked' }]);
  });

  it('says that the application is approved, and whose lenders these are', async () => {
    const verified = { isMobileVerified: true, maskedMobile: '98XXXXX210' };
    const { user, events } = show(PlanSelectionScreen, on({ ...choosing, notice: 'applicationApproved' }, verified));
    expect(screen.getByText(/Your application is approved/)).toBeTruthy();
    expect(screen.getByText('+91 98XXXXX210')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change mobile number' }));
    expect(events).toEqual([{ type: 'mobileEditAsked' }]);
  });

  // @req WID-015, WID-016
  it.each([
    [{ showMobileContainer: false, showEditIcon: true }, false, false],
    [{ showMobileContainer: true, showEditIcon: false }, true, false],
    [{ showMobileContainer: true, showEditIcon: true }, true, true],
  ])('with %o shows the number: %s, and its edit icon: %s', (userDetailsConfig, hasNumber, hasEdit) => {
    const config = { ...ready.widgetData, userDetailsConfig };
    show(PlanSelectionScreen, on(choosing, { widgetData: config, isMobileVerified: true, maskedMobile: '98XXXXX210' }));
    expect(screen.queryByText('+91 98XXXXX210') !== null).toBe(hasNumber);
    expect(screen.queryByRole('button', { name: 'Change mobile number' }) !== null).toBe(hasEdit);
  });

  // @req WID-018, TXN-041
  it('has a close icon only where the host wants one, and no timer where the order has none', () => {
    const config = {
      ...ready.widgetData,
      closeIconConfig: { showCloseIcon: false, shouldShowCancellationPopup: true },
    };
    show(PlanSelectionScreen, on(choosing, { widgetData: config, timer: null }));
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('keeps what was chosen when the lender refuses, and says why', () => {
    const failure = refusal('PAYMENT_GENERIC_ERROR', 'System Error!');
    show(PlanSelectionScreen, on({ ...choosing, failure }));
    expect(screen.getByRole('alert').textContent).toBe('System Error!');
    expect(
      radios()
        .find((radio) => radio.checked)
        ?.closest('label')?.textContent,
    ).toContain('6 months');
  });

  it('draws a skeleton until the lenders are known', () => {
    show(PlanSelectionScreen, on({ ...choosing, phase: 'refreshing' }, { paymentDetails: null }));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1, name: 'Finding EMI plans…' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
