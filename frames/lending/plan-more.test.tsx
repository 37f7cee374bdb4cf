import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isPriced } from '../../shared/lenders/priced-plan';
import { samplePlan } from '../../shared/testing/sample-lenders';
import { checkoutScreensMessages } from '../checkout/screens/messages';
import { PlanMore } from './plan-more';

/** ₹9,516 × 6 less ₹3.40, and a fee of ₹199. */
const six = samplePlan('plan-6', 6, 13, 9_516, 57_291.6);

it('a chosen plan opens to 6 bars, its days, and what the total is made of', () => {
  if (!isPriced(six)) throw new Error('no price');
  const due = { first: '21 Dec 2026', last: '21 May 2027' };
  const about = { plan: six, t: checkoutScreensMessages.english.planMore };
  const { container, rerender } = render(<PlanMore {...about} due={null} />);
  expect(container.textContent).toContain('First EMI …');
  rerender(<PlanMore {...about} due={due} />);
  expect(container.querySelectorAll('[aria-hidden="true"] > i')).toHaveLength(6);
  for (const line of [
    'First EMI 21 Dec 2026',
    'Last 21 May 2027',
    'Interest ₹2,102.60',
    'Fees, incl. GST ₹199',
    'Last EMI ₹9,512.60',
  ])
    expect(container.textContent).toContain(line);
});
