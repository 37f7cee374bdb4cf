import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { href } from '../../../shared/site/route';
import { termsAddresses } from '../../../shared/site/terms-addresses';
import { Consents } from '../../identity';
import { Checkbox } from '../../kit/checkbox';
import { deferredMessages } from '../deferred-messages';
import { isTermsAcceptedAtom, isWhatsappConsentAcceptedAtom } from '../flow/checkout-atoms';
import type { ViewProps } from '../view';

/** The terms, and messages on WhatsApp. Source: S1§3, S1§5. */
export function PaymentConsents({ send, messages }: ViewProps): ReactNode {
  const { mobile: words } = deferredMessages(messages);
  return (
    <Consents
      isAcceptedAtom={isTermsAcceptedAtom}
      url={href(termsAddresses.alone, {}, { locale: messages.lang })}
      words={words.terms}
      newWindow={messages.common.newWindow}
      send={send}
    >
      <Checkbox
        checked={useAtomValue(isWhatsappConsentAcceptedAtom)}
        hint={words.whatsappHint}
        onChange={(isAccepted) => send({ type: 'whatsappToggled', isAccepted })}
      >
        {words.whatsapp}
      </Checkbox>
    </Consents>
  );
}
