import type { ReactNode } from 'react';
import { Sheet } from '../../../kit/sheet';
import { deferredMessages } from '../../deferred-messages';
import { selectedLimits } from '../../flow/lender-data';
import { bottomSheetConfig } from '../../flow/spec-names';
import { AmountButtons, AmountEntry } from '../../parts/amount-form';
import type { ViewProps } from '../../view';

/** Another purchase amount, within the limits of the selected lender if there is one. Source: S2§2, S2§5. */
export function AmountSheet(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const t = deferredMessages(messages).amountSheet;
  const limits = selectedLimits(state);
  return (
    <Sheet
      title={t.title}
      intro={limits && t.lenderRange(limits.name, limits.minLoanAmount, limits.maxLoanAmount)}
      actions={<AmountButtons {...props} />}
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onSubmit={() => send({ type: 'amountSubmitted' })}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      <AmountEntry {...props} labelHidden />
    </Sheet>
  );
}
