import type { Consent } from '../../shared/api/consents';
import type { Texts } from '../../shared/messages/define-messages';
import type { consentsMessages } from './consents.messages';

type Messages = Texts<typeof consentsMessages>;

/** What a consent is called: about which lender or shop it is. */
export function consentName({ kind, lenderName, merchantName }: Consent, { kinds }: Messages): string {
  const about = (kind === 'SHARE_CODE' ? merchantName : lenderName) ?? '';
  return kinds[kind](about);
}

/** Letters of a fingerprint that tell one from another. */
const FINGERPRINT_SHOWN = 12;

/** Where it was given, for which order, and of a statement how it can be known again. */
export function consentPlace({ kind, place, merchantName, orderId, textHash }: Consent, t: Messages): string {
  const parts = [
    t.places[place](merchantName ?? ''),
    ...(orderId === null ? [] : [t.order(orderId)]),
    ...(kind === 'KFS' ? [t.fingerprint(textHash.slice(0, FINGERPRINT_SHOWN))] : []),
  ];
  return parts.join(' · ');
}
