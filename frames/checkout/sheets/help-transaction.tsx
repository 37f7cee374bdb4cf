import type { ReactNode } from 'react';
import { brand } from '../../../shared/brand';
import { Accordion } from '../../kit/accordion';
import { ContactRows } from '../../kit/contact-rows';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';

/** helpTransactionModal: whom to call, what to quote, and what is asked most. Source: S1§3, S2§4. */
export function HelpTransactionModal({ state, send, messages }: ViewProps): ReactNode {
  const { help: t } = deferredMessages(messages);
  const { common } = messages;
  const txnId = state.pgData?.txnId ?? '';
  const { activationId, clientId, userUUID } = state.config;
  const visit = clientId ?? userUUID;
  return (
    <Sheet
      title={t.title}
      intro={t.intro}
      closeLabel={common.close}
      heightPercent={90}
      onClose={() => send({ type: 'modalClosed' })}
    >
      <Stack gap={4}>
        <ContactRows t={t} phone={brand.supportPhone} email={brand.supportEmail} />
        {txnId !== '' && <Text size={14}>{t.quote(txnId)}</Text>}
        {activationId !== null && <Text size={14}>{t.application(activationId)}</Text>}
        {visit !== null && <Text size={13}>{t.visit(visit)}</Text>}
        <Accordion items={t.questions} />
      </Stack>
    </Sheet>
  );
}
