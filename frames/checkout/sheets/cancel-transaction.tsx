import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { MoneyText } from '../../kit/money-text';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { deferredMessages } from '../deferred-messages';
import { selectedLender } from '../flow/selectors';
import { FailureNote } from '../screens/failure-note';
import { merchantName } from '../screens/merchant-name';
import type { ViewProps } from '../view';

/** cancelTransactionModal: asks before the payment is given up, or left while the lender has still to answer. Source: S1§3
 *  (closeIconConfig), S2§4. */
export function CancelTransactionModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal } = state;
  if (modal.name !== 'cancelTransactionModal') return null;
  const { cancel } = deferredMessages(messages);
  const isPending = state.screen.name === 'pending';
  const t = isPending ? cancel.pending : cancel;
  const { common } = messages;
  const stay = (): void => send({ type: 'modalClosed' });
  return (
    <Sheet
      title={t.title}
      actions={
        <>
          <Button disabled={modal.phase === 'canceling'} onClick={stay}>
            {t.stay}
          </Button>
          <Button
            kind={isPending ? 'secondary' : 'danger'}
            pendingLabel={modal.phase === 'canceling' ? cancel.canceling : null}
            onClick={() => send({ type: 'cancelConfirmed' })}
          >
            {t.confirm}
          </Button>
        </>
      }
      closeLabel={common.close}
      onClose={stay}
    >
      <Stack gap={3}>
        <Text>
          {isPending ? (
            cancel.pending.text(selectedLender(state)?.name ?? '', merchantName(state))
          ) : (
            <MoneyText>{cancel.text(state.pgData?.amount ?? 0, merchantName(state))}</MoneyText>
          )}
        </Text>
        <FailureNote failure={modal.failure} messages={messages} />
      </Stack>
    </Sheet>
  );
}
