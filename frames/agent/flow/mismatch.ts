import { hasOtherLenders } from './lender-data';
import { openSheet } from './navigation';
import type { LenderLimits } from './state';
import type { Turn } from './turn';

/** Opens MIN_AMOUNT_NOT_MATCH for the selected lender and the submitted amount. Source: S2§8. */
export function openMismatch(turn: Turn, lender: LenderLimits): void {
  const { mismatch } = turn.messages;
  const amount = turn.state.submittedAmount ?? 0;
  const others = hasOtherLenders(turn.state);
  const isAbove = amount > lender.maxLoanAmount;
  openSheet(turn, 'MIN_AMOUNT_NOT_MATCH', {
    mainTitle: isAbove ? mismatch.aboveTitle : mismatch.belowTitle,
    subTitle: isAbove
      ? mismatch.aboveMax(lender.name, amount, lender.maxLoanAmount)
      : mismatch.belowMin(lender.name, amount, lender.minLoanAmount),
    primaryText: others ? mismatch.others : '',
    secondaryText: others ? mismatch.showLenders : mismatch.ok,
    btnName: mismatch.updateAmount,
    textColor: 'default',
  });
}
