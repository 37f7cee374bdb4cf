import { Button } from '../../kit/button';
import { MobileField } from '../../kit/mobile-field';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import type { Failure } from '../../platform/api/failure';
import { isMobile, isWrongMobile } from '../flow/field-rules';
import type { MobileFlow } from '../flow/state';
import { failureText } from '../messages/failure-text';
import type { Messages } from '../messages/messages';
import type { ViewProps } from '../view';
import type { SheetStep } from './step-sheet';

export interface MobileEntryProps extends ViewProps {
  readonly flow: Extract<MobileFlow, { step: 'entering' | 'alreadyVerified' | 'verified' | 'sending' }>;
}

/** With the time from which a number that is blocked gets codes again. */
function refusalText(messages: Messages, failure: Failure): string {
  const text = failureText(messages, failure) ?? messages.error.text;
  const { name, resendAtMs } = failure;
  return name === 'MOBILE_BLOCKED' && resendAtMs !== null ? `${text} ${messages.mobile.againAt(resendAtMs)}` : text;
}

/** The customer's number. Ten digits send the code by themselves; a verified number goes on to eligibility. */
export function mobileEntry({ flow, state, send, messages }: MobileEntryProps): SheetStep {
  const { mobile: words } = messages;
  const isVerified = flow.step === 'alreadyVerified' || flow.step === 'verified';
  const isBusy = flow.step === 'sending' || flow.step === 'verified';
  const failure = flow.step === 'entering' ? flow.failure : null;
  return {
    title: words.heading,
    intro: isVerified ? null : words.note,
    actions: (
      <Button
        type="submit"
        disabled={!isMobile(state.mobile)}
        busy={isBusy ? (isVerified ? words.checking : words.sending) : null}
      >
        {isVerified ? words.checkEligibility : words.send}
      </Button>
    ),
    step: 'mobile',
    onSubmit: () => send({ type: isVerified ? 'eligibilityAsked' : 'mobileSubmitted' }),
    children: (
      <Stack gap={4}>
        <MobileField
          label={words.label}
          labelHidden
          prefix={words.prefix}
          digits={state.mobile}
          error={isWrongMobile(state.mobile) ? words.invalid : failure && refusalText(messages, failure)}
          hint={isVerified ? null : { text: words.free, icon: 'shield' }}
          readOnly={isBusy}
          first
          onDigits={(text) => send({ type: 'mobileTyped', text })}
        />
        {isVerified && (
          <Note tone="info" spoken="status">
            {words.alreadyVerified}
          </Note>
        )}
      </Stack>
    ),
  };
}
