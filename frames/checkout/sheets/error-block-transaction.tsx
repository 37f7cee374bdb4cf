import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Dialog } from '../../kit/dialog';
import { Stack } from '../../kit/stack';
import { StairArt } from '../../kit/stair-art';
import { Text } from '../../kit/text';
import { isBusiness } from '../../platform/api/failure';
import { failureText } from '../../platform/i18n/failure-text';
import type { ViewProps } from '../view';

/** errorBlockTransactionModal: what went wrong and keeps the payment where it is. A failure that the server put into words
 *  shows those; a broken line the default text. Source: S1§4, S2§4. */
export function ErrorBlockTransactionModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal } = state;
  if (modal.name !== 'errorBlockTransactionModal') return null;
  const { errors, common } = messages;
  const { failure } = modal;
  const speaks = isBusiness(failure) || failure.reaction === 'slowDown';
  const close = (): void => send({ type: 'modalClosed' });
  return (
    <Dialog
      title={failure.title ?? errors.title}
      text={speaks ? failureText(errors, failure) : errors.text}
      art={<StairArt icon="alert" tone="error" at={2} small />}
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
