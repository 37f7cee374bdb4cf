import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { whatsappConsentMessages } from '../../../shared/legal/whatsapp-consent.messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Checkbox } from '../../kit/checkbox';
import { deferredMessages } from '../deferred-messages';
import { isWhatsappConsentAcceptedAtom } from '../flow/checkout-atoms';
import type { ViewProps } from '../view';

/** Messages on WhatsApp, which are optional. Source: S1§3. */
export function WhatsappConsent({ send, messages }: ViewProps): ReactNode {
  const { mobile: t } = deferredMessages(messages);
  return (
    <Checkbox
      checked={useAtomValue(isWhatsappConsentAcceptedAtom)}
      hint={t.whatsappHint}
      onChange={(isAccepted) => send({ type: 'whatsappToggled', isAccepted })}
    >
      {messagesIn(messages.locale, whatsappConsentMessages).inPayment}
    </Checkbox>
  );
}
