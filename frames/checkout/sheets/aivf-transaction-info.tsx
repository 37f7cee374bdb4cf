import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { deferredMessages } from '../deferred-messages';
import { chosenLenderName } from '../flow/selectors';
import type { ViewProps } from '../view';

/** aivfTransactionInfoModal: what the second factor is, and why it is asked. Source: S1§3, S2§4. */
export function AivfTransactionInfoModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal } = state;
  if (modal.name !== 'aivfTransactionInfoModal' || modal.aivfType === 'NONE') return null;
  const { factor } = deferredMessages(messages);
  const { common } = messages;
  const t = factor.byType[modal.aivfType];
  const close = (): void => send({ type: 'modalClosed' });
  return (
    <Sheet
      title={t.infoTitle}
      actions={<Button onClick={close}>{factor.understood}</Button>}
      closeLabel={common.close}
      onClose={close}
    >
      <Stack gap={3}>
        {t.info(chosenLenderName(state)).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </Sheet>
  );
}
