import { hasOtherLenders } from './lender-data';
import { openSheet } from './navigation';
import type { SalesContext } from './sales-context';
import type { BottomSheetData, LenderLimits } from './state';

/** Opens MIN_AMOUNT_NOT_MATCH for the selected lender and the submitted amount. Source: S2§8. */
export function openMismatch(context: SalesContext, lender: LenderLimits): void {
  const { mismatch } = context.messages;
  const amount = context.state.purchase.submittedAmount ?? 0;
  const others = hasOtherLenders(context.state);
  const isAbove = amount > lender.maxLoanAmount;
  const text: BottomSheetData = {
    mainTitle: isAbove ? mismatch.aboveTitle : mismatch.belowTitle,
    subTitle: isAbove
      ? mismatch.aboveMax(lender.name, amount, lender.maxLoanAmount)
      : mismatch.belowMin(lender.name, amount, lender.minLoanAmount),
    primaryText: others ? mismatch.others : '',
    secondaryText: others ? mismatch.showLenders : mismatch.ok,
    btnName: mismatch.updateAmount,
    textColor: 'default',
  };
  openSheet(context, { name: 'MIN_AMOUNT_NOT_MATCH', text });
}
