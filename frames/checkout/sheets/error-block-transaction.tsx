import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import * as icons from '../../kit/icons';
import { Stack } from '../../kit/stack';
import { StepArt } from '../../kit/step-art';
import { Text } from '../../kit/text';
import { dialogText } from '../../platform/i18n/failure-text';
import type { ViewProps } from '../view';

/** errorBlockTransactionModal: what went wrong and keeps the payment where it is. Source: S1§4, S2§4. */
export function ErrorBlockTransactionModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal } = state;
  if (modal.name !== 'errorBlockTransactionModal') return null;
  const { errors, common } = messages;
  const { failure } = modal;
  const close = (): void => send({ type: 'modalClosed' });
  return (
    <Dialog
      title={failure.title ?? errors.title}
      text={dialogText(errors, failure) ?? errors.text}
      art={<StepArt icon={icons.alert} tone="error" at={2} small />}
      onClose={close}
    >
      {modal.canRetry && <Button onClick={() => send({ type: 'retryAsked' })}>{common.retry}</Button>}
      <Button kind={modal.canRetry ? 'text' : 'primary'} onClick={close}>
        {common.close}
      </Button>
      <Stack gap={0} centred>
        <Text size={13}>{common.code(failure.code)}</Text>
      </Stack>
    </Dialog>
  );
}
