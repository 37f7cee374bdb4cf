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
import type { LenderPageWords } from './words';

interface LenderPageProps {
  readonly lenderName: string;
  /** The lender's page is open in another window. */
  readonly isAway: boolean;
  readonly words: LenderPageWords;
}

/** The customer confirms on the lender's own page and comes back. Source: S2§2 (checkout-lender-hosted-…). */
export function LenderPage({ lenderName, isAway, words }: LenderPageProps): ReactNode {
  const [bank, back] = words.points(lenderName);
  return (
    <>
      <StepArt icon={icons.browser} at={3} small />
      <Stack gap={2} centred>
        <Heading level={1}>{isAway ? words.awayHeading(lenderName) : words.heading(lenderName)}</Heading>
        <Text balance="wide">{isAway ? words.awayText : words.text(lenderName)}</Text>
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
  const { lenderName, isAway, words, onOpen } = props;
  return (
    <ActionColumn>
      {props.isBlocked && (
        <Note tone="warn" live="assertive">
          {words.blocked}
        </Note>
      )}
      <Button onClick={isAway ? props.onConfirmed : onOpen}>{isAway ? words.done : words.go(lenderName)}</Button>
      {isAway && (
        <Button kind="text" onClick={onOpen}>
          {words.again}
        </Button>
      )}
    </ActionColumn>
  );
}
