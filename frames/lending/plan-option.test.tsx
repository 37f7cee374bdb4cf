import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { isNoCost } from '../../shared/money/no-cost';
import { samplePlan } from '../../shared/testing/sample-lenders';
import { OptionGroup } from '../kit/option';
import { PlanOption, type PlanOptionProps } from './plan-option';
import { planChoiceMessages } from './plan-option.messages';

const NO_RATE = samplePlan('plan-24', 24, null, null, null);
const six: PlanOptionProps = {
  plan: samplePlan('plan-6', 6, 13, 9_516, 57_295),
  group: 'plan',
  checked: false,
  more: null,
  t: planChoiceMessages.english,
  onChoose: () => undefined,
};

describe('a plan to choose', () => {
  it('is a radio button that says the sum as it is paid, its rate, and all of it', async () => {
    const onChoose = vi.fn();
    render(
      <OptionGroup label="EMI plan">
        <PlanOption {...six} onChoose={onChoose} />
      </OptionGroup>,
    );
    expect(screen.getByRole('radiogroup', { name: 'EMI plan' })).toBeTruthy();
    const words = screen.getByRole('radio').closest('label')?.textContent;
    expect(words?.replace(/\s+/g, ' ').trim()).toBe('₹9,516 × 6 months 13% a year You pay ₹57,295 in all');
    await userEvent.click(screen.getByRole('radio'));
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('says 0% interest + ₹234.82 fee, and no word of no cost, where the lender keeps its fee', () => {
    const known = samplePlan('plan-3', 3, 0, 18_330, 55_224.82);
    const cost = {
      discountPaise: 107_110,
      interestPaise: 107_110,
      gstOnInterestPaise: 0,
      feesPaise: 23_482,
      totalPayablePaise: 5_522_482,
    };
    render(<PlanOption {...six} plan={{ ...known, isNoCost: isNoCost(cost), cost }} />);
    const words = screen.getByRole('radio').closest('label')?.textContent;
    expect(words).toContain('0% interest + ₹234.82 fee');
    expect(words).toContain('You pay ₹55,224.82 in all');
    expect(words).not.toContain('NO COST EMI');
  });

  it('opens to what it is given once it is chosen', () => {
    const { rerender } = render(<PlanOption {...six} more="More" />);
    expect(screen.queryByText('More')).toBeNull();
    rerender(<PlanOption {...six} more="More" checked />);
    expect(screen.getByText('More')).toBeTruthy();
  });

  // @req CAL-011
  it('says Not available and cannot be chosen without a rate', () => {
    render(<PlanOption {...six} plan={NO_RATE} />);
    expect(screen.getByText('Not available')).toBeTruthy();
    expect(screen.queryByText(/You pay/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio').disabled).toBe(true);
  });
});
