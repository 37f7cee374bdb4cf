import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { lowestEmi } from '../../shared/lenders/order';
import { RowList } from '../kit/card';
import { ChoiceRow } from '../kit/choice-row';
import { Heading } from '../kit/heading';
import { Row } from '../kit/row';
import { useScopedId } from '../kit/scoped-id';
import { Stack } from '../kit/stack';
import { Tag } from '../kit/tag';
import { Tile } from '../kit/tile';
import type { LendingMessages } from './message-types';

interface ResultLendersProps {
  readonly lenders: readonly SalesLender[];
  /** Whether they have approved the customer, or take an application. */
  readonly answer: 'approved' | 'apply';
  readonly label: string;
  /** False: the label is visually hidden, as the title says the same. */
  readonly labelShown: boolean;
  readonly chosenId: string | null;
  readonly t: Pick<LendingMessages, 'range' | 'from' | 'monthly'>;
  readonly resultMessages: { readonly canApply: string; readonly preApproved: string };
  readonly onChoose: (lenderId: string) => void;
  /** Opens the plans of a lender that has some for the amount. */
  readonly onOpen: (lenderId: string) => void;
}

/** Lenders of an eligibility result. Of several to apply with, one is chosen; those that approved lead to plans. */
export function ResultLenders(props: ResultLendersProps): ReactNode {
  const { lenders, answer, label, t, resultMessages, onOpen } = props;
  const group = useScopedId();
  const isChoice = answer === 'apply' && lenders.length > 1;
  const tag =
    answer === 'apply' ? <Tag>{resultMessages.canApply}</Tag> : <Tag tone="ok">{resultMessages.preApproved}</Tag>;
  return (
    <Stack gap={2}>
      {props.labelShown && (
        <Heading level={3} size="section">
          {label}
        </Heading>
      )}
      <RowList label={label}>
        {lenders.map((lender) => {
          const { lenderId, name } = lender;
          const emi = lowestEmi(lender);
          const under =
            emi === null ? t.range(lender.minLoanAmount, lender.maxLoanAmount) : `${t.from} ${t.monthly(emi)}`;
          return isChoice ? (
            <ChoiceRow
              key={lenderId}
              group={group}
              name={name}
              under={under}
              end={tag}
              checked={lenderId === props.chosenId}
              onChoose={() => props.onChoose(lenderId)}
            />
          ) : (
            <Row
              key={lenderId}
              start={<Tile name={name} />}
              title={name}
              under={under}
              end={tag}
              chevron={false}
              {...(answer === 'approved' && emi !== null ? { onClick: () => onOpen(lenderId) } : {})}
            />
          );
        })}
      </RowList>
    </Stack>
  );
}
