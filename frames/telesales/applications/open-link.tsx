import { type ReactNode, useRef, useState } from 'react';
import { type DeskApplication, resendFiled } from '../../../shared/api/filed-application';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { ApiError } from '../../platform/api/api-error';
import { randomId } from '../../platform/random/random-id';
import { failedText, SendAgain } from '../desk';
import type { NtbProps } from './part';

interface OpenLinkProps extends NtbProps {
  readonly application: DeskApplication;
  /** It stands so once the link was sent again. */
  readonly onSent: (application: DeskApplication) => void;
}

/** Until when the link to an application is open, and how it is sent once more. */
export function OpenLink({ page, client, words, desk, onFailure, application, onSent }: OpenLinkProps): ReactNode {
  const { applicationId, expiresAtMs, resendAtMs, sendsRemaining } = application;
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly isSent: boolean; readonly text: string } | null>(null);
  /** One press is one SMS, however often it has to be asked for. */
  const key = useRef<string | null>(null);
  const send = (): void => {
    key.current ??= randomId(page);
    setBusy(true);
    setTold(null);
    client
      .call(resendFiled, { applicationId }, { idempotencyKey: key.current })
      .then(
        (answer) => {
          key.current = null;
          setTold({ isSent: true, text: words.sentAgain });
          onSent(answer.application);
        },
        (error: unknown) => {
          setTold({ isSent: false, text: error instanceof ApiError ? failedText(words, error) : words.failed.other });
          onFailure(error);
        },
      )
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap={2}>
      <Text size={13}>{words.ends(words.moment(expiresAtMs))}</Text>
      <div role="alert">{told && !told.isSent && <Note tone="error">{told.text}</Note>}</div>
      <SendAgain
        t={words}
        sendsRemaining={sendsRemaining}
        resendAtMs={resendAtMs + desk.skewMs}
        isBusy={isBusy}
        width="fit"
        onSend={send}
      />
      <div role="status">{told?.isSent && <Text size={13}>{told.text}</Text>}</div>
    </Stack>
  );
}
