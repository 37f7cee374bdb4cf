import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OptionGroup } from './option';
import { PlanOption, type PlanOptionProps } from './plan-option';

const six: PlanOptionProps = {
  group: 'plan',
  checked: false,
  tenure: '6 months',
  instalments: 6,
  tag: null,
  price: { emi: '₹9,516/mo', per: '/mo', total: '₹57,295 in all' },
  unavailable: 'Not available',
  detail: '13.00% a year · Interest ₹2,106 · Fee ₹199',
  days: { first: 'First EMI 21 Dec 2026', last: 'Last 21 May 2027' },
  onChoose: () => undefined,
};

describe('a plan to choose', () => {
  it('is a radio button that says tenure, rate, interest, instalment and total', async () => {
    const onChoose = vi.fn();
    render(
      <OptionGroup label="EMI plan">
        <PlanOption {...six} onChoose={onChoose} />
      </OptionGroup>,
    );
    expect(screen.getByRole('radiogroup', { name: 'EMI plan' })).toBeTruthy();
    const words = screen.getByRole('radio').closest('label')?.textContent;
    for (const part of ['6 months', '13.00% a year', 'Interest ₹2,106', '₹9,516/mo', '₹57,295 in all'])
      expect(words).toContain(part);
    await userEvent.click(screen.getByRole('radio'));
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('opens to 6 bars and its days once it is chosen', () => {
    const { container, rerender } = render(<PlanOption {...six} />);
    expect(screen.queryByText(/First EMI/)).toBeNull();
    rerender(<PlanOption {...six} checked />);
    expect(container.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(6);
    expect(screen.getByText(/First EMI 21 Dec 2026/)).toBeTruthy();
  });

  it('says Not available and cannot be chosen without a rate', () => {
    render(<PlanOption {...six} price={null} detail="No rate from Banyan Bank" />);
    expect(screen.getByText('Not available')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio').disabled).toBe(true);
  });
});
