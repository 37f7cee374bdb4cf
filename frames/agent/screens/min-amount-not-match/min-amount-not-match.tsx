import { formatRupees as rupees } from '../../../../shared/format/number';
import { Button } from '../../../kit/button';
import { MoneyText } from '../../../kit/money-text';
import { Range } from '../../../kit/range';
import { Sheet } from '../../../kit/sheet';
import { Stack } from '../../../kit/stack';
import { Text } from '../../../kit/text';
import { deferredMessages } from '../../deferred-messages';
import { selectedLimits } from '../../flow/lender-data';
import { bottomSheetConfig } from '../../flow/spec-names';
import { sheetView } from '../../parts/sheet-view';

/** The chosen lender does not finance the amount: change it, or look at the others. Source: S2§8. */
export const MinAmountNotMatchSheet = sheetView('MIN_AMOUNT_NOT_MATCH', (props) => {
  const { state, send, messages } = props;
  const { text } = props.sheet;
  const limits = selectedLimits(state);
  const amount = state.purchase.submittedAmount ?? 0;
  const isOutside = limits !== null && (amount < limits.minLoanAmount || amount > limits.maxLoanAmount);
  return (
    <Sheet
      title={text.mainTitle}
      actions={
        <>
          <Button onClick={() => send({ type: 'amountEditAsked' })}>{text.btnName}</Button>
          <Button kind="secondary" onClick={() => send({ type: 'availableLendersAsked' })}>
            {text.secondaryText}
          </Button>
        </>
      }
      closeLabel={messages.common.close}
      heightPercent={bottomSheetConfig(state).overlayHeight}
      onClose={() => send({ type: 'sheetClosed' })}
    >
      <Stack gap={4}>
        <Text>
          <MoneyText>{text.subTitle}</MoneyText>
        </Text>
        {isOutside && (
          <Range
            side={amount < limits.minLoanAmount ? 'below' : 'above'}
            amount={rupees(amount)}
            min={rupees(limits.minLoanAmount)}
            max={rupees(limits.maxLoanAmount)}
            label={deferredMessages(messages).mismatch.rangeLabel(
              amount,
              limits.name,
              limits.minLoanAmount,
              limits.maxLoanAmount,
            )}
          />
        )}
        {text.primaryText !== '' && <Text size={14}>{text.primaryText}</Text>}
      </Stack>
    </Sheet>
  );
});
