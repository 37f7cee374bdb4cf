import type { ReactNode } from 'react';
import { ActionColumn } from '../kit/action-column';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Note } from '../kit/note';
import { Points } from '../kit/points';
import { Stack } from '../kit/stack';
import { StepArt } from '../kit/step-art';
import { Text } from '../kit/text';
import type { LenderPageMessages } from './message-types';

interface LenderPageProps {
  readonly lenderName: string;
  /** The lender's page is open in another window. */
  readonly isAway: boolean;
  readonly t: LenderPageMessages;
}

/** The customer confirms on the lender's own page and comes back. Source: S2§2 (checkout-lender-hosted-…). */
export function LenderPage({ lenderName, isAway, t }: LenderPageProps): ReactNode {
  const [bank, back] = t.points(lenderName);
  return (
    <>
      <StepArt icon={icons.browser} at={3} small />
      <Stack gap={2} centred>
        <Heading level={1}>{isAway ? t.awayHeading(lenderName) : t.heading(lenderName)}</Heading>
        <Text balance="wide">{isAway ? t.awayText : t.text(lenderName)}</Text>
      </Stack>
      <Points
        items={[
          { icon: icons.shield, text: bank },
          { icon: icons.clock, text: back },
        ]}
      />
    </>
  );
}

/** Opens the lender's page, or asks what came of it. */
export function LenderPageActions(
  props: LenderPageProps & {
    /** The browser did not open the page. */
    readonly isBlocked: boolean;
    readonly onOpen: () => void;
    readonly onConfirmed: () => void;
  },
): ReactNode {
  const { lenderName, isAway, t, onOpen } = props;
  return (
    <ActionColumn>
      {props.isBlocked && (
        <Note tone="warn" live="assertive">
          {t.blocked}
        </Note>
      )}
      <Button onClick={isAway ? props.onConfirmed : onOpen}>{isAway ? t.done : t.go(lenderName)}</Button>
      {isAway && (
        <Button kind="text" onClick={onOpen}>
          {t.again}
        </Button>
      )}
    </ActionColumn>
  );
}
