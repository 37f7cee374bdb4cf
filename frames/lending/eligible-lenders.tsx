import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { approvedReach } from '../../shared/rules/approved-reach';
import { Button } from '../kit/button';
import { Link } from '../kit/link';
import { Note } from '../kit/note';
import { ResultHead } from '../kit/result-head';
import { Stack } from '../kit/stack';
import { LenderLines } from './lender-lines';
import type { EligibleMessages, NearestMessages } from './message-types';
import { NearestAlternatives } from './nearest-alternatives';

interface EligibleLendersProps {
  /** Those that have approved the shopper, best first. */
  readonly lenders: readonly SalesLender[];
  /** What is to be bought, rupees; null = nothing yet. */
  readonly amount: number | null;
  /** '+91 98XXXXX210'. */
  readonly maskedMobile: string;
  /** Those that take an application. */
  readonly applicationLenders: readonly SalesLender[];
  readonly t: EligibleMessages;
  readonly nearestMessages: Pick<NearestMessages, 'list' | 'ways'>;
  readonly onChangeNumber: () => void;
  readonly onBuy: () => void;
}

/** Lenders that have pre-approved the customer. Without a plan for the price, shows their limits and alternatives instead of
 *  plans that would be refused. */
export function EligibleLenders(props: EligibleLendersProps): ReactNode {
  const { lenders, amount, t } = props;
  const reach = approvedReach(lenders, amount, props.applicationLenders);
  const heading = reach.reach === 'whole' ? t.heading : (reach.reach === 'below' ? t.upTo : t.startsAt)(reach.rupees);
  return (
    <Stack gap={4}>
      <ResultHead
        sign="ok"
        heading={heading}
        under={{
          line: (
            <>
              <span className="num">{props.maskedMobile}</span> · <Link onClick={props.onChangeNumber}>{t.change}</Link>
            </>
          ),
        }}
      />
      {reach.reach !== 'whole' && amount !== null && (
        <Note live="polite">{(reach.reach === 'below' ? t.isAbove : t.isBelow)(amount)}</Note>
      )}
      <LenderLines lenders={lenders} amount={amount} t={t} />
      {reach.reach !== 'whole' && reach.alternatives.length > 0 && (
        <NearestAlternatives
          label={props.nearestMessages.list}
          alternatives={reach.alternatives}
          months={null}
          isAboveLimit={false}
          t={props.nearestMessages.ways}
          onTake={props.onBuy}
        />
      )}
      {reach.reach === 'whole' && <Button onClick={props.onBuy}>{t.buy}</Button>}
    </Stack>
  );
}
