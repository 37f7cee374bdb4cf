import type { ReactNode } from 'react';
import { Button } from '../../../kit/button';
import { Dialog } from '../../../kit/dialog';
import * as icons from '../../../kit/icons';
import { Stack } from '../../../kit/stack';
import { StepArt } from '../../../kit/step-art';
import { Text } from '../../../kit/text';
import type { ViewProps } from '../../view';

/** A call that failed without a text of its own; the code is shown for support. Source: S2§2, S2§4. */
export function ErrorModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal } = state;
  if (modal.name !== 'errorModal') return null;
  const leave = (): void => send({ type: 'errorExitAsked' });
  return (
    <Dialog
      title={modal.title ?? messages.error.title}
      text={modal.message ?? messages.error.text}
      art={<StepArt icon={icons.alert} tone="error" at={2} small />}
      onClose={modal.exitHidden ? null : leave}
    >
      {modal.canRetry && <Button onClick={() => send({ type: 'retryAsked' })}>{messages.common.retry}</Button>}
      {!modal.exitHidden && (
        <Button kind={modal.canRetry ? 'text' : 'primary'} onClick={leave}>
          {messages.common.exit}
        </Button>
      )}
      {modal.failure && (
        <Stack gap={0} centred>
          <Text size={13}>{messages.common.code(modal.failure.code)}</Text>
        </Stack>
      )}
    </Dialog>
  );
}
