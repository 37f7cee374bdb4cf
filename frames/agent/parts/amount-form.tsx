import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import { amountAtom } from '../flow/sales-atoms';
import type { AmountIssue } from '../flow/state';
import type { Messages } from '../page-messages';
import type { ViewProps } from '../view';

/** null = the amount is fine. Source: S2§5. */
export function amountError(issue: AmountIssue, t: Messages['amount']): string | null {
  switch (issue.kind) {
    case 'none':
      return null;
    case 'invalid':
      return t.invalid;
    case 'belowMin':
      return t.belowMin(issue.minRupees);
    case 'aboveMax':
      return t.aboveMax(issue.maxRupees);
    default:
      return issue satisfies never;
  }
}

/** True while what the amount was sent for is on its way. */
const isCalculating = ({ purchase: { submittedAmount }, session: { phase }, calls }: ViewProps['state']): boolean =>
  calls.getEmiDetails !== undefined ||
  calls.checkEligibility !== undefined ||
  (phase === 'starting' && submittedAmount !== null);

/** The field for the purchase amount. `labelHidden` where the title says the same. */
export function AmountEntry(props: ViewProps & { readonly labelHidden?: boolean }): ReactNode {
  const { state, send, messages, labelHidden = false } = props;
  const amount = useAtomValue(amountAtom);
  return (
    <AmountField
      label={messages.amount.label}
      labelHidden={labelHidden}
      digits={amount}
      error={amountError(state.purchase.amountIssue, messages.amount)}
      readOnly={isCalculating(state)}
      first
      onDigits={(text) => send({ type: 'amountTyped', text })}
    />
  );
}

/** 'Calculate EMI', and below it the way to the lenders that do take the amount. Source: S2§2. */
export function AmountButtons({ state, send, messages }: ViewProps): ReactNode {
  const { kind } = state.purchase.amountIssue;
  const amount = useAtomValue(amountAtom);
  return (
    <>
      <Button
        type="submit"
        disabled={amount === '' || kind !== 'none'}
        pendingLabel={isCalculating(state) ? messages.amount.calculating : null}
      >
        {messages.amount.submit}
      </Button>
      {(kind === 'belowMin' || kind === 'aboveMax') && (
        <Button kind="text" onClick={() => send({ type: 'lendersForAmountAsked' })}>
          {messages.amount.showLenders(Number(amount))}
        </Button>
      )}
    </>
  );
}
