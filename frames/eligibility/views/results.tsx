import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { maskedWithPrefix } from '../../../shared/format/mask';
import { nearestAmount } from '../../../shared/lenders/nearest-amount';
import { lowestEmi } from '../../../shared/lenders/order';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { ResultHead } from '../../kit/result-head';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { UserActivation } from '../flow/state';
import type { ViewProps } from '../view';
import { LenderLines } from './lender-lines';

export interface ResultProps extends ViewProps {
  readonly user: UserActivation;
}

/** ELIGIBLE_LENDERS: who has pre-approved the shopper. Where none of them has a plan for the price, it says how far they
 *  go, and sends nobody to buy. */
export function EligibleLenders({ state, user, messages, send }: ResultProps): ReactNode {
  const { eligible: words } = messages;
  const { amount } = state;
  const { lenders } = user;
  const isFinanced = amount === null || lenders.some((lender) => lowestEmi(lender) !== null);
  const nearest = isFinanced ? null : nearestAmount(lenders, amount);
  const reach = nearest && (nearest.side === 'below' ? words.upTo : words.startsAt)(nearest.rupees);
  return (
    <Stack gap={4}>
      <ResultHead
        sign="ok"
        heading={reach ?? words.heading}
        under={{
          line: (
            <>
              <span className="num">{maskedWithPrefix(state.mobile)}</span> ·{' '}
              <Link onClick={() => send({ type: 'numberChangeAsked' })}>{words.change}</Link>
            </>
          ),
        }}
      />
      {!isFinanced && nearest && (
        <Note spoken="status">{(nearest.side === 'below' ? words.isAbove : words.isBelow)(amount)}</Note>
      )}
      <LenderLines lenders={lenders} messages={messages} />
      {isFinanced && <Button onClick={() => send({ type: 'purchaseAsked' })}>{words.buy}</Button>}
    </Stack>
  );
}

/** NOT_ELIGIBLE: nobody has approved the shopper yet; whoever takes an application is shown instead. */
export function NotEligible({ state, user, messages, send }: ResultProps): ReactNode {
  const { notEligible: words } = messages;
  const mobile = maskedWithPrefix(state.mobile);
  const mayApply = user.isNtbAllowed && user.lenders.length > 0;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={1} size="2">
          {words.heading}
        </Heading>
        <Text size={14}>{mayApply ? words.mayApply : words.text(brand.name)}</Text>
      </Stack>
      {mayApply && <LenderLines lenders={user.lenders} messages={messages} />}
      <Note>
        <Emphasis text={words.checked(mobile)} part={mobile} strong />
      </Note>
      <Stack gap={2}>
        {mayApply && <Button onClick={() => send({ type: 'purchaseAsked' })}>{words.apply}</Button>}
        <Button kind={mayApply ? 'secondary' : 'primary'} onClick={() => send({ type: 'numberChangeAsked' })}>
          {words.tryAnother}
        </Button>
      </Stack>
    </Stack>
  );
}
