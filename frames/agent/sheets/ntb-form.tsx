import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { TextField } from '../../kit/text-field';
import type { Failure } from '../../platform/api/failure';
import { TEXT_MAX } from '../flow/field-rules';
import type { SalesState } from '../flow/state';
import { failureText } from '../messages/failure-text';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import type { SheetStep } from './step-sheet';

function lenderName(state: SalesState): string {
  const id = state.ntbForm.lenderId;
  const answer = state.checkEligibilityResponse;
  const asked = answer.status === 'success' ? answer.data.ntbLenders : [];
  return [...asked, ...state.lenders].find((lender) => lender.lenderId === id)?.name ?? '';
}

/** Name and optional e-mail of the customer. Source: S2§5. */
export function ntbForm({ state, send, messages, failure }: ViewProps & { failure: Failure | null }): SheetStep {
  const { ntb: words } = lateWords(messages);
  const { userName, email, nameFault, emailFault } = state.ntbForm;
  const isBusy = state.ntbShare.step === 'submitting';
  const number = messages.code.number(state.mobile);
  return {
    title: words.title,
    intro: <Emphasis text={`${words.intro(lenderName(state))} ${number}`} part={number} strong />,
    actions: (
      <Button
        type="submit"
        disabled={userName.trim() === '' || emailFault !== 'none'}
        busy={isBusy ? words.creating : null}
      >
        {words.create}
      </Button>
    ),
    step: 'form',
    onSubmit: () => send({ type: 'ntbSubmitted' }),
    children: (
      <Stack gap={4}>
        <TextField
          label={words.name}
          value={userName}
          error={nameFault === 'required' ? words.nameRequired : null}
          maxLength={TEXT_MAX}
          required
          readOnly={isBusy}
          first
          onText={(text) => send({ type: 'nameTyped', text })}
        />
        <TextField
          label={words.email}
          optional={messages.common.optional}
          type="email"
          value={email}
          error={emailFault === 'invalid' ? words.emailInvalid : null}
          maxLength={TEXT_MAX}
          readOnly={isBusy}
          onText={(text) => send({ type: 'emailTyped', text })}
        />
        {failure && (
          <Note tone="error" spoken="alert">
            {failureText(messages, failure) ?? messages.error.text}
          </Note>
        )}
      </Stack>
    ),
  };
}
