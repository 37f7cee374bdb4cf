import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Form } from '../../kit/form';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { ApplicationFields } from '../../new-to-bank';
import { deferredMessages } from '../deferred-messages';
import { isEmailFine } from '../flow/field-rules';
import { applicantAtom, mobileAtom } from '../flow/sales-atoms';
import { openSheetOf } from '../flow/sheets';
import type { Applicant, ShownState } from '../flow/state';
import type { ViewProps } from '../view';
import { isSameRequest, isWaiting, MAX_OUTBOX_ITEMS, type OutboxRequest } from './outbox-item';

/** The application whose form is open, unless it was sent and nobody knows whether it was heard: then 'Create link' sends it
 *  again, as the same one. Null for none. */
function openApplication(state: ShownState, { userName, email }: Applicant, mobile: string): OutboxRequest | null {
  const { checkEligibilityResponse: answer, submittedAmount } = state.purchase;
  const sheet = openSheetOf(state, 'SHARE_NTB_APP');
  if (sheet?.step !== 'form' || state.intents.shareNtbApplication) return null;
  const lender =
    answer.status === 'success' && answer.data.ntbLenders.find(({ lenderId }) => lenderId === sheet.lenderId);
  if (!lender || submittedAmount === null) return null;
  const { lenderId, name: lenderName } = lender;
  return {
    mobile,
    amountRupees: submittedAmount,
    application: { lenderId, lenderName, userName: userName.trim(), email },
  };
}

/** The form that was open when the connection was lost, to be finished and queued. */
export function ApplicationToQueue({ state, send, messages }: ViewProps): ReactNode {
  const applicant = useAtomValue(applicantAtom);
  const work = openApplication(state, applicant, useAtomValue(mobileAtom));
  const { outbox: t, ntb } = deferredMessages(messages);
  const items = state.session.outbox?.items ?? [];
  if (!work?.application || items.some((item) => isWaiting(item) && isSameRequest(item, work))) return null;
  const isReady = work.application.userName !== '' && isEmailFine(applicant.email) && items.length < MAX_OUTBOX_ITEMS;
  return (
    <Form onSubmit={() => isReady && send({ type: 'outboxAction', act: { do: 'queue', work } })}>
      <Stack gap={4}>
        <Heading level={3} size="3">
          {t.application(work.application.lenderName, work.application.userName)}
        </Heading>
        <ApplicationFields
          fields={[
            { field: 'userName', label: ntb.name, error: null },
            { field: 'email', label: ntb.email, error: isEmailFine(applicant.email) ? null : ntb.emailInvalid },
          ]}
          values={applicant}
          optional={messages.common.optional}
          readOnly={false}
          onText={(field, text) => send({ type: field === 'userName' ? 'nameTyped' : 'emailTyped', text })}
        />
        <Button type="submit" disabled={!isReady}>
          {t.keepApplication}
        </Button>
      </Stack>
    </Form>
  );
}
