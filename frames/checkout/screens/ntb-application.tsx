import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { ApplicationForm } from '../../new-to-bank';
import { at } from '../../platform/flow/at';
import { failureText } from '../../platform/i18n/failure-text';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { selectedNtbLender } from '../flow/selectors';
import { ntbConsentInOf, ntbFormOf } from '../flow/typed';
import type { ViewProps } from '../view';
import { StepScreen } from './step-screen';

/** The application with the chosen lender. */
export function NtbApplicationScreen(props: ViewProps): ReactNode {
  const { state, stateAtom, send, messages } = props;
  const { ntb: t } = deferredMessages(messages);
  const values = useAtomValue(useStatePart(stateAtom, ntbFormOf));
  const consentIn = useAtomValue(useStatePart(stateAtom, ntbConsentInOf));
  const screen = at(state, 'ntbApplication');
  if (!screen) return null;
  return (
    <StepScreen view={props} onSubmit={() => send({ type: 'ntbSubmitted' })}>
      <ApplicationForm
        lenderName={selectedNtbLender(state)?.name ?? ''}
        values={values}
        issues={state.ntb.issues}
        isConsented={consentIn !== null}
        isRestored={screen.isRestored}
        isSending={screen.phase === 'submitting'}
        error={screen.failure && failureText(messages.errors, screen.failure)}
        optional={messages.common.optional}
        t={t}
        onText={(field, text) => send({ type: 'ntbFieldTyped', field, text })}
        onConsent={(isGiven) => send({ type: 'ntbConsentToggled', language: isGiven ? t.language : null })}
      />
    </StepScreen>
  );
}
