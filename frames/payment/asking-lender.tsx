import type { ReactNode } from 'react';
import { Heading } from '../kit/heading';
import { MoneyText } from '../kit/money-text';
import { Note } from '../kit/note';
import { ProgressList } from '../kit/progress-list';
import { Spinner } from '../kit/spinner';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { Tile } from '../kit/tile';
import type { PendingMessages, ProcessingMessages } from './message-types';

interface AskingLenderProps {
  readonly lenderName: string;
  readonly heading: string;
  readonly text: string;
}

/** A lender that has still to answer. */
export const AskingLender = ({ lenderName, heading, text }: AskingLenderProps): ReactNode => (
  <Stack gap={6} centred>
    <Spinner>
      <Tile name={lenderName} size={52} />
    </Spinner>
    <Stack gap={2}>
      <Heading level={1}>{heading}</Heading>
      <Text balance="narrow">{text}</Text>
    </Stack>
  </Stack>
);

/** The lender is asked to pay; nothing can be pressed. `amount`: whole rupees. */
export function Processing(props: {
  readonly lenderName: string;
  readonly amount: number;
  readonly t: ProcessingMessages;
}): ReactNode {
  const { lenderName, amount, t } = props;
  return (
    <Stack gap={8} centred>
      <AskingLender lenderName={lenderName} heading={t.heading(lenderName)} text={t.text} />
      <ProgressList
        steps={[
          { text: t.verified, at: 'done' },
          { text: <MoneyText>{t.approving(amount)}</MoneyText>, at: 'now' },
          { text: t.placing, at: 'waiting' },
        ]}
      />
    </Stack>
  );
}

/** After so many answers without a result the shopper need not stay. */
const PATIENCE = 3;

/** 4008: the lender has still to answer. Nothing here pays a second time. Source: docs/adr/0023-payment-flow.md. */
export function Pending(props: {
  readonly lenderName: string;
  /** Whole rupees. */
  readonly amount: number;
  readonly merchantName: string;
  /** Answers so far. */
  readonly asked: number;
  readonly t: PendingMessages;
  /** What is bought. */
  readonly children: ReactNode;
}): ReactNode {
  const { lenderName, t } = props;
  return (
    <Stack gap={6} centred>
      <AskingLender lenderName={lenderName} heading={t.heading(lenderName)} text={t.text(props.amount)} />
      {props.children}
      {props.asked >= PATIENCE && (
        <Note tone="info" live="polite">
          {t.mayClose(props.merchantName)}
        </Note>
      )}
    </Stack>
  );
}
