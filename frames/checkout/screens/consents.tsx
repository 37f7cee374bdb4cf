import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { whatsappConsentMessages } from '../../../shared/legal/whatsapp-consent.messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Checkbox } from '../../kit/checkbox';
import { useStatePart } from '../../platform/page/flow-view';
import { deferredMessages } from '../deferred-messages';
import { isWhatsappConsentAccepted } from '../flow/typed';
import type { ViewProps } from '../view';

/** Messages on WhatsApp, which are optional. Source: S1§3. */
export function WhatsappConsent({ stateAtom, send, messages }: ViewProps): ReactNode {
  const { mobile: t } = deferredMessages(messages);
  return (
    <Checkbox
      checked={useAtomValue(useStatePart(stateAtom, isWhatsappConsentAccepted))}
      hint={t.whatsappHint}
      onChange={(isAccepted) => send({ type: 'whatsappToggled', isAccepted })}
    >
      {messagesIn(messages.locale, whatsappConsentMessages).inPayment}
    </Checkbox>
  );
}
