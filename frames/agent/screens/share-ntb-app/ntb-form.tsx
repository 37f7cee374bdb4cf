import { Button } from '../../../kit/button';
import { Emphasis } from '../../../kit/emphasis';
import { Note } from '../../../kit/note';
import { Stack } from '../../../kit/stack';
import { ApplicationFields } from '../../../new-to-bank';
import type { Failure } from '../../../platform/api/failure';
import { failureText } from '../../../platform/i18n/failure-text';
import { deferredMessages } from '../../deferred-messages';
import type { Applicant, ShownState } from '../../flow/state';
import type { SheetStep } from '../../parts/step-sheet';
import type { ViewProps } from '../../view';

function lenderName(state: ShownState, id: string): string {
  const answer = state.purchase.checkEligibilityResponse;
  const asked = answer.status === 'success' ? answer.data.ntbLenders : [];
  return [...asked, ...state.session.lenders].find((lender) => lender.lenderId === id)?.name ?? '';
}

interface NtbFormProps extends ViewProps {
  readonly lenderId: string;
  readonly applicant: Applicant;
  readonly mobile: string;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
}

/** Name and optional e-mail of the customer. Source: S2§5. */
export function ntbForm(props: NtbFormProps): SheetStep {
  const { state, send, messages, lenderId, applicant, mobile, isBusy, failure } = props;
  const { ntb: t, code } = deferredMessages(messages);
  const { nameIssue, emailIssue } = applicant;
  const number = code.number(mobile);
  return {
    title: t.title,
    intro: <Emphasis text={`${t.intro(lenderName(state, lenderId))} ${number}`} part={number} strong />,
    actions: (
      <Button type="submit" pendingLabel={isBusy ? t.creating : null}>
        {t.create}
      </Button>
    ),
    step: 'form',
    onSubmit: () => send({ type: 'ntbSubmitted' }),
    children: (
      <Stack gap={4}>
        <ApplicationFields
          fields={[
            { field: 'userName', label: t.name, error: nameIssue === 'required' ? t.nameRequired : null },
            { field: 'email', label: t.email, error: emailIssue === 'invalid' ? t.emailInvalid : null },
          ]}
          values={applicant}
          optional={messages.common.optional}
          readOnly={isBusy}
          onText={(field, text) => send({ type: field === 'userName' ? 'nameTyped' : 'emailTyped', text })}
        />
        {failure && (
          <Note tone="error" live="assertive">
            {failureText(messages.error, failure)}
          </Note>
        )}
      </Stack>
    ),
  };
}
