import type { ReactNode } from 'react';
import type { DeskApplication } from '../../../shared/api/filed-application';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { failedText, SendAgain } from '../desk';
import type { Resend } from './applications-state';
import type { ApplicationsMessages } from './page-messages';

interface OpenLinkProps {
  readonly t: ApplicationsMessages;
  readonly application: DeskApplication;
  /** Null before the link is sent again. */
  readonly resend: Resend | null;
  readonly onSend: () => void;
}

/** Expiry of the link to an application, and the button that sends a new one. */
export function OpenLink({ t, application, resend, onSend }: OpenLinkProps): ReactNode {
  const { expiresAtMs, resendAtMs, sendsRemaining } = application;
  return (
    <Stack gap={2}>
      <Text size={13}>{t.ends(t.moment(expiresAtMs))}</Text>
      <div role="alert">{resend?.step === 'failed' && <Note tone="error">{failedText(t, resend.failure)}</Note>}</div>
      <SendAgain
        t={t}
        sendsRemaining={sendsRemaining}
        resendAtMs={resendAtMs}
        isBusy={resend?.step === 'sending'}
        width="fit"
        onSend={onSend}
      />
      <div role="status">{resend?.step === 'sent' && <Text size={13}>{t.sentAgain}</Text>}</div>
    </Stack>
  );
}
