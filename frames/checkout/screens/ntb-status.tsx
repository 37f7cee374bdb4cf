import type { ReactNode } from 'react';
import { ApplicationStatus, ApplicationStatusActions } from '../../new-to-bank';
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
  const shown = { step: status, lenderName: applicantsLender(state), words: deferredMessages(messages).ntb };
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
      <ApplicationStatus {...shown} error={failure && failureText(messages.errors, failure)} />
    </StepScreen>
  );
}

/** Whom the customer applied to. An approval puts the lender among those to buy with, a refusal off the list. */
function applicantsLender({ paymentDetails: offers, ntb }: ShownState): string {
  const applied = ntb.selectedNtbLenderId ?? ntb.rejectedLenderIds.at(-1);
  const known = [...(offers?.ntbLenders ?? []), ...(offers?.lenders ?? [])];
  return known.find(({ lenderId }) => lenderId === applied)?.name ?? '';
}
