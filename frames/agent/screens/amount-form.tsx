import type { ReactNode } from 'react';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import type { AmountFault } from '../flow/state';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';

/** null = the amount is fine. Source: S2§5. */
export function amountError(fault: AmountFault, words: Messages['amount']): string | null {
  switch (fault.kind) {
    case 'none':
      return null;
    case 'invalid':
      return words.invalid;
    case 'belowMin':
      return words.belowMin(fault.minRupees);
    case 'aboveMax':
      return words.aboveMax(fault.maxRupees);
    default:
      return fault satisfies never;
  }
}

/** True while what the amount was sent for is on its way. */
export const isCalculating = ({ calls }: ViewProps['state']): boolean =>
  calls.getEmiDetails !== undefined || calls.checkEligibility !== undefined;

/** The field for the purchase amount. `labelHidden` where the title says the same. */
export function AmountEntry(props: ViewProps & { readonly labelHidden?: boolean }): ReactNode {
  const { state, send, messages, labelHidden = false } = props;
  return (
    <AmountField
      label={messages.amount.label}
      labelHidden={labelHidden}
      digits={state.amount}
      error={amountError(state.amountFault, messages.amount)}
      readOnly={isCalculating(state)}
      first
      onDigits={(text) => send({ type: 'amountTyped', text })}
    />
  );
}

/** 'Calculate EMI', and below it the way to the lenders that do take the amount. Source: S2§2. */
export function AmountButtons({ state, send, messages }: ViewProps): ReactNode {
  const { kind } = state.amountFault;
  return (
    <>
      <Button
        type="submit"
        disabled={state.amount === '' || kind !== 'none'}
        busy={isCalculating(state) ? messages.amount.calculating : null}
      >
        {messages.amount.submit}
      </Button>
      {(kind === 'belowMin' || kind === 'aboveMax') && (
        <Button kind="text" onClick={() => send({ type: 'lendersForAmountAsked' })}>
          {messages.amount.showLenders(Number(state.amount))}
        </Button>
      )}
    </>
  );
}
