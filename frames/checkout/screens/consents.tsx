import type { ReactNode } from 'react';
import { termsAlone } from '../../../shared/site/routes';
import { Checkbox } from '../../kit/checkbox';
import { NewTabLink } from '../../kit/new-tab-link';
import type { ViewProps } from '../view';

/** 'I agree to' and the terms, which open in a new window. Source: S1§2.4. */
export function TermsConsent({ state, send, messages }: ViewProps): ReactNode {
  return (
    <Checkbox
      checked={state.typed.isTermsAccepted}
      onChange={(isAccepted) => send({ type: 'termsToggled', isAccepted })}
    >
      {messages.mobile.agree}{' '}
      <NewTabLink href={termsAlone.path} spoken={messages.common.newWindow}>
        {messages.mobile.terms}
      </NewTabLink>
    </Checkbox>
  );
}

/** Messages on WhatsApp; ticked at first where the order says so. Source: S1§3. */
export function WhatsappConsent({ state, send, messages }: ViewProps): ReactNode {
  return (
    <Checkbox
      checked={state.typed.isWhatsappConsentAccepted}
      onChange={(isAccepted) => send({ type: 'whatsappToggled', isAccepted })}
    >
      {messages.mobile.whatsapp}
    </Checkbox>
  );
}
