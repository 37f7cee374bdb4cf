import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { Text } from '../kit/text';
import css from './payment-failure.module.css';

/** The payment, or its last try, failed: what happened, and what it means. Source: S2§8. */
export function PaymentFailure(props: {
  readonly title: string;
  readonly text: string;
  /** The purchase, or the plan for another try. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <Stack gap={5} centred>
      <Stack gap={6}>
        <StepArt icon={icons.alert} tone="error" at={3} />
        <Stack gap={2}>
          <Heading level={1}>{props.title}</Heading>
          <Text balance="wide">{props.text}</Text>
        </Stack>
      </Stack>
      {props.children}
    </Stack>
  );
}

interface FailureActionsProps {
  /** What to do next, the best first. */
  readonly options: readonly { readonly label: string; readonly onPress: () => void }[];
  /** Label of the first button while its action is pending; null = idle. */
  readonly pendingLabel: string | null;
  /** Code and transaction, to quote. */
  readonly reference: string;
}

/** Actions after a failure. */
export function FailureActions({ options, pendingLabel, reference }: FailureActionsProps): ReactNode {
  return (
    <ActionColumn>
      {options.map(({ label, onPress }, index) => (
        <Button
          key={label}
          kind={index === 0 ? 'primary' : index === 1 ? 'secondary' : 'text'}
          pendingLabel={index === 0 ? pendingLabel : null}
          disabled={pendingLabel !== null}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
      <FailureReference>{reference}</FailureReference>
    </ActionColumn>
  );
}

/** Code and transaction, to quote. */
export function FailureReference({ children }: { readonly children: string }): ReactNode {
  return <p className={css.reference}>{children}</p>;
}
