import { NumberField, type OtpStep } from '../../../identity';
import * as icons from '../../../kit/icons';
import { Note } from '../../../kit/note';
import { ReadyButton } from '../../../kit/ready-button';
import { Stack } from '../../../kit/stack';
import { deferredMessages } from '../../deferred-messages';
import { isMobileReadyAtom, mobileAtom } from '../../flow/sales-atoms';
import type { SheetStep } from '../../parts/step-sheet';
import type { ViewProps } from '../../view';

/** The customer's number. Ten digits send the code by themselves; a verified number goes on to eligibility. */
export function mobileEntry({ state, send, messages }: ViewProps, otp: Exclude<OtpStep, { step: 'code' }>): SheetStep {
  const { mobile: t } = deferredMessages(messages);
  const isVerified = otp.step === 'verified';
  const isBusy = isVerified ? state.purchase.checkEligibilityResponse.status === 'initiated' : otp.phase === 'sending';
  return {
    title: t.heading,
    intro: isVerified ? null : t.note,
    actions: (
      <ReadyButton readyAtom={isMobileReadyAtom} pendingLabel={isBusy ? (isVerified ? t.checking : t.sending) : null}>
        {isVerified ? t.checkEligibility : t.send}
      </ReadyButton>
    ),
    step: 'mobile',
    onSubmit: () => send({ type: isVerified ? 'eligibilityAsked' : 'mobileSubmitted' }),
    children: (
      <Stack gap={4}>
        <NumberField
          label={t.label}
          labelHidden
          t={t}
          mobileAtom={mobileAtom}
          checksLengthOnly
          errors={messages.error}
          refusal={isVerified ? null : otp.failure}
          hint={isVerified ? null : { text: t.free, icon: icons.shield }}
          readOnly={isBusy}
          first
          onDigits={(text) => send({ type: 'mobileTyped', text })}
        />
        {isVerified && (
          <Note tone="info" live="polite">
            {t.alreadyVerified}
          </Note>
        )}
      </Stack>
    ),
  };
}
