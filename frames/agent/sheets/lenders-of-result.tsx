import { type ReactNode, useId } from 'react';
import { RowList } from '../../kit/card';
import { ChoiceRow } from '../../kit/choice-row';
import { Heading } from '../../kit/heading';
import { Row } from '../../kit/row';
import { Stack } from '../../kit/stack';
import { Tag } from '../../kit/tag';
import { Tile } from '../../kit/tile';
import { lenderHasPlans } from '../flow/outcome';
import type { SalesLender } from '../flow/state';
import type { Messages } from '../messages/messages';
import { lowestEmi } from '../screens/lender-groups';
import type { ResultOffer } from './result-offer';

export interface LendersOfResultProps {
  readonly offer: ResultOffer;
  readonly label: string;
  /** Otherwise the title says it already, and the label is only spoken. */
  readonly labelShown: boolean;
  readonly chosenId: string | null;
  readonly messages: Messages;
  readonly onChoose: (lenderId: string) => void;
  /** Opens the plans of a lender that has some for the amount. */
  readonly onOpen: (lenderId: string) => void;
}

/** Lenders of an eligibility result. Of several to apply with, one is chosen; those that approved lead to plans. */
export function LendersOfResult(props: LendersOfResultProps): ReactNode {
  const { offer, label, labelShown, messages } = props;
  const group = useId();
  const from = (lender: SalesLender): string => {
    const emi = lowestEmi(lender);
    return emi === null
      ? messages.lenders.range(lender.minLoanAmount, lender.maxLoanAmount)
      : `${messages.lenders.from} ${messages.lenders.monthly(emi)}`;
  };
  const isChoice = offer.kind === 'apply' && offer.lenders.length > 1;
  const tag =
    offer.kind === 'apply' ? <Tag>{messages.result.canApply}</Tag> : <Tag tone="ok">{messages.result.preApproved}</Tag>;
  return (
    <Stack gap={2}>
      {labelShown && (
        <Heading level={3} size="section">
          {label}
        </Heading>
      )}
      <RowList label={label}>
        {offer.lenders.map((lender) =>
          isChoice ? (
            <ChoiceRow
              key={lender.lenderId}
              group={group}
              name={lender.name}
              under={from(lender)}
              end={tag}
              checked={lender.lenderId === props.chosenId}
              onChoose={() => props.onChoose(lender.lenderId)}
            />
          ) : (
            <Row
              key={lender.lenderId}
              start={<Tile name={lender.name} />}
              title={lender.name}
              under={from(lender)}
              end={tag}
              chevron={false}
              {...(offer.kind !== 'apply' && lenderHasPlans(lender)
                ? { onClick: () => props.onOpen(lender.lenderId) }
                : {})}
            />
          ),
        )}
      </RowList>
    </Stack>
  );
}
