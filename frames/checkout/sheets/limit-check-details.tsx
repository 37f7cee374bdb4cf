import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Sheet } from '../../kit/sheet';
import { LenderLimits } from '../../lending';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';

/** limitCheckDetailsModal: what a lender finances, beside what the order costs. Source: S1§3, S2§4. */
export function LimitCheckDetailsModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal, paymentDetails: offers, pgData: order } = state;
  if (modal.name !== 'limitCheckDetailsModal') return null;
  const lender = offers?.lenders.find(({ lenderId }) => lenderId === modal.lenderId);
  const { limits: t } = deferredMessages(messages);
  const { common } = messages;
  const close = (): void => send({ type: 'modalClosed' });
  return (
    <Sheet
      title={t.title(lender?.name ?? '')}
      actions={<Button onClick={close}>{t.understood}</Button>}
      closeLabel={common.close}
      onClose={close}
    >
      {lender && (
        <LenderLimits
          lender={lender}
          logo={modal.lenderLogo ?? ''}
          maskedMobile={modal.userMobileNum === null ? null : messages.order.mobile(modal.userMobileNum)}
          amount={order?.amount ?? 0}
          t={t}
        />
      )}
    </Sheet>
  );
}
