import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { LenderSpinner } from '../../kit/lender-spinner';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import type { CheckoutEvent } from '../flow/events';
import type { CheckoutState, ScreenOf } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { ActionColumn } from './action-column';
import { at } from './at';
import { FailureNote } from './failure-note';
import { StepScreen } from './step-screen';

type Standing = ScreenOf<'ntbStatus'>['standing'];

/** How an application stands: at the lender's, being decided, approved or refused. Source: S2§4 (NTB). */
export function NtbStatusScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { ntb: words } = lateWords(messages);
  const screen = at(state, 'ntbStatus');
  if (!screen) return null;
  const lender = applicantsLender(state);
  const button = (label: string, event: CheckoutEvent, kind: 'primary' | 'secondary' | 'text' = 'primary') => (
    <Button kind={kind} onClick={() => send(event)}>
      {label}
    </Button>
  );
  const buttons: Readonly<Record<Standing, ReactNode>> = {
    atLender: (
      <>
        {state.ntb.lenderWindowUrl !== null && button(words.openLender(lender), { type: 'ntbLenderPageAsked' })}
        {button(words.check, { type: 'statusAsked' }, state.ntb.lenderWindowUrl === null ? 'primary' : 'secondary')}
      </>
    ),
    checking: button(words.check, { type: 'statusAsked' }, 'secondary'),
    approved: button(words.seePlans, { type: 'plansAsked' }),
    rejected: (
      <>
        {button(words.otherLender, { type: 'ntbOtherLenderAsked' })}
        {button(words.another, { type: 'anotherMobileAsked' }, 'text')}
      </>
    ),
  };
  const { title, text } = words.standing[screen.standing];
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <ActionColumn>
          {screen.isBlocked && (
            <Note tone="warn" spoken="alert">
              {words.pageBlocked}
            </Note>
          )}
          {buttons[screen.standing]}
        </ActionColumn>
      }
    >
      <Stack gap={6} centred>
        <Sign standing={screen.standing} lender={lender} />
        <Stack gap={2}>
          <Heading level={1}>{title(lender)}</Heading>
          <Text balance="narrow">{text(lender)}</Text>
        </Stack>
        <FailureNote failure={screen.failure} messages={messages} />
      </Stack>
    </StepScreen>
  );
}

/** Whom the customer applied to. An approval puts the lender among those to buy with, a refusal off the list. */
function applicantsLender({ offers, ntb }: CheckoutState): string {
  const applied = ntb.selectedNtbLenderId ?? ntb.rejectedLenderIds.at(-1);
  const known = [...(offers?.ntbLenders ?? []), ...(offers?.lenders ?? [])];
  return known.find(({ lenderId }) => lenderId === applied)?.name ?? '';
}

function Sign({ standing, lender }: { readonly standing: Standing; readonly lender: string }): ReactNode {
  switch (standing) {
    case 'checking':
      return <LenderSpinner name={lender} />;
    case 'atLender':
      return <StairArt icon="browser" at={3} />;
    case 'approved':
      return <StairArt icon="check" tone="ok" at={4} />;
    case 'rejected':
      return <StairArt icon="nobody" at={1} />;
    default:
      return standing satisfies never;
  }
}
