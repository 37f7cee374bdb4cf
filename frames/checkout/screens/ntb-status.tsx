import { type ReactNode, useState } from 'react';
import type { TicketTopic } from '../../../shared/api/support-ticket';
import { Stack } from '../../kit/stack';
import {
  ApplicationQuestion,
  ApplicationStatus,
  ApplicationStatusActions,
  QUESTION_MAX_LENGTH,
} from '../../new-to-bank';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import { deferredMessages } from '../deferred-messages';
import type { ShownState } from '../flow/state';
import type { ViewProps } from '../view';
import { StepScreen } from './step-screen';

/** How an application stands. */
export function NtbStatusScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const screen = at(state, 'ntbStatus');
  if (!screen) return null;
  const { status, failure, lenderPage } = screen;
  // A form that the lender refused at once has left no application to ask about.
  const isAtServer = state.ntb.applicationId !== null || (status === 'rejected' && failure === null);
  const shown = { step: status, lenderName: applicantsLender(state), t: deferredMessages(messages).ntb };
  return (
    <StepScreen
      view={props}
      centred
      open
      actions={
        <ApplicationStatusActions
          {...shown}
          lenderPage={lenderPage}
          onOpenLender={state.ntb.lenderWindowUrl === null ? null : () => send({ type: 'ntbLenderPageAsked' })}
          onCheck={() => send({ type: 'statusAsked' })}
          onPlans={() => send({ type: 'plansAsked' })}
          onOtherLender={() => send({ type: 'ntbOtherLenderAsked' })}
          onAnotherNumber={() => send({ type: 'anotherMobileAsked' })}
        />
      }
    >
      <Stack gap={6}>
        <ApplicationStatus {...shown} error={failure && failureText(messages.errors, failure)} />
        {isAtServer && <ApplicationTicket {...props} />}
      </Stack>
    </StepScreen>
  );
}

/** A question to support about this application. The text is kept while the screen is shown. */
function ApplicationTicket({ state, send, messages }: ViewProps): ReactNode {
  const [chosen, setTopic] = useState<TicketTopic | null>(null);
  const [message, setMessage] = useState('');
  const { question } = state.ntb;
  const topic = chosen ?? (at(state, 'ntbStatus')?.status === 'rejected' ? 'REJECTION' : 'STATUS');
  const isOpen = question.step === 'writing' || question.step === 'sending';
  return (
    <ApplicationQuestion
      question={question}
      topic={topic}
      message={message}
      error={isOpen && question.failure ? failureText(messages.errors, question.failure) : null}
      t={deferredMessages(messages).ntb.question}
      onOpen={() => send({ type: 'questionOpened' })}
      onTopic={setTopic}
      onMessage={(text) => setMessage(text.slice(0, QUESTION_MAX_LENGTH))}
      onSend={() => send({ type: 'questionSent', topic, message })}
    />
  );
}

/** Whom the customer applied to. An approval puts the lender among those to buy with, a refusal off the list. */
function applicantsLender({ paymentDetails: offers, ntb }: ShownState): string {
  const applied = ntb.selectedNtbLenderId ?? ntb.rejectedLenderIds.at(-1);
  const known = [...(offers?.ntbLenders ?? []), ...(offers?.lenders ?? [])];
  return known.find(({ lenderId }) => lenderId === applied)?.name ?? '';
}
