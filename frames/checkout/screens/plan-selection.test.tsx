import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlanSelectionScreen } from './plan-selection';
import { show } from './testing/show';
import { neem, on, ready, refusal } from './testing/state';

const choosing = { name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' } as const;
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('plan selection', () => {
  it('shows the order, its timer and the lenders, of which the chosen one is pressed', async () => {
    const { user, events } = show(PlanSelectionScreen, on(choosing));
    expect(screen.getByText('Aster 5G phone, 256 GB')).toBeTruthy();
    expect(screen.getByText('Order NE-20418')).toBeTruthy();
    expect(screen.getByText('₹54,990')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('Complete order details in 4:32');
    expect(screen.getByRole('button', { name: 'Banyan Bank', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tamarind Bank' }));
    expect(events).toEqual([{ type: 'lenderChosen', lenderId: '402' }]);
  });

  it('opens the chosen plan to its first and last day and its fee, as the server worked them out', () => {
    show(PlanSelectionScreen, on(choosing));
    const chosen = radios()
      .find((radio) => radio.checked)
      ?.closest('label')?.textContent;
    for (const words of [
      '6 months',
      '13.00% a year · Interest ₹2,106 · Fee ₹199',
      '₹9,516/mo',
      '₹57,295 in all',
      '21 Dec 2026',
    ])
      expect(chosen).toContain(words);
    expect(chosen).toContain('The fee of ₹199, incl. GST, is due with the first EMI.');
  });

  it('shows a plan without a rate as Not available, never as 0%', () => {
    show(PlanSelectionScreen, on(choosing));
    const last = radios().at(-1);
    expect(last?.disabled).toBe(true);
    expect(last?.closest('label')?.textContent).toContain('Not available');
    expect(last?.closest('label')?.textContent).not.toContain('0%');
  });

  it('tells how a no-cost plan is paid for, in rupees', () => {
    show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '401', emiPlanId: '401-3' } }));
    expect(screen.getByText('NO COST EMI')).toBeTruthy();
    expect(screen.getByText(/interest of ₹1,234 is met by a discount of ₹1,234/)).toBeTruthy();
  });

  it('goes on only with a plan', async () => {
    const { user, events, next } = show(
      PlanSelectionScreen,
      on(choosing, { choice: { lenderId: '401', emiPlanId: null } }),
    );
    expect(go().disabled).toBe(true);
    expect(screen.getByText('Choose a plan')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /9 months/ }));
    next(on(choosing, { choice: { lenderId: '401', emiPlanId: '401-9' } }));
    await user.click(go());
    expect(events).toEqual([{ type: 'planChosen', emiPlanId: '401-9' }, { type: 'planSubmitted' }]);
  });

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
      PlanSelectionScreen,
      on(choosing, {
        offers: { isMobileVerified: false, isPreApproved: null, isNtbAllowed: null, lenders: [neem], ntbLenders: [] },
      }),
    );
    expect(screen.getByRole('heading', { level: 1, name: 'No EMI plans for ₹54,990' })).toBeTruthy();
    expect(screen.getByText(/nearest amount with EMI is ₹75,000/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Back to Nilaya Electronics' }));
    expect(events).toEqual([{ type: 'closeAsked' }]);
  });

  it('says that the plan chosen before is gone, and whose lenders these are', async () => {
    const verified = { isMobileVerified: true, maskedMobile: '98XXXXX210' };
    const { user, events } = show(PlanSelectionScreen, on({ ...choosing, notice: 'chosenPlanGone' }, verified));
    expect(screen.getByText(/The plan you chose is not open to this number/)).toBeTruthy();
    expect(screen.getByText('+91 98XXXXX210')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change mobile number' }));
    expect(events).toEqual([{ type: 'mobileEditAsked' }]);
  });

  it.each([
    [{ showMobileContainer: false, showEditIcon: true }, false, false],
    [{ showMobileContainer: true, showEditIcon: false }, true, false],
    [{ showMobileContainer: true, showEditIcon: true }, true, true],
  ])('with %o shows the number: %s, and its edit icon: %s', (userDetailsConfig, hasNumber, hasEdit) => {
    const config = { ...ready.config, userDetailsConfig };
    show(PlanSelectionScreen, on(choosing, { config, isMobileVerified: true, maskedMobile: '98XXXXX210' }));
    expect(screen.queryByText('+91 98XXXXX210') !== null).toBe(hasNumber);
    expect(screen.queryByRole('button', { name: 'Change mobile number' }) !== null).toBe(hasEdit);
  });

  it('has a close icon only where the host wants one, and no timer where the order has none', () => {
    const config = { ...ready.config, closeIconConfig: { showCloseIcon: false, shouldShowCancellationPopup: true } };
    show(PlanSelectionScreen, on(choosing, { config, timer: null }));
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
    show(PlanSelectionScreen, on({ ...choosing, phase: 'refreshing' }, { offers: null }));
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('heading', { level: 1, name: 'Finding EMI plans…' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
