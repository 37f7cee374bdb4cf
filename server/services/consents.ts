import type { ConsentPlace } from '../../shared/api/consents';
import { termsMessages } from '../../shared/legal/terms.messages';
import { TERMS_UPDATED_ON } from '../../shared/legal/terms-updated';
import { WHATSAPP_CONSENT_VERSION } from '../../shared/legal/whatsapp-consent';
import { whatsappConsentMessages } from '../../shared/legal/whatsapp-consent.messages';
import { type Locale, locales } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { perLocale } from '../../shared/messages/per-locale';
import { type ConsentRecord, consentGiven, consentStands, textsStored } from '../store/consents';
import type { Db } from '../store/schema';
import { type Write, writeAll } from '../store/write';
import type { Caller, WidgetCaller } from './caller';
import { phoneMessages } from './phone.messages';
import { type Hasher, sha256 } from './secrets';

interface ConsentDeps {
  readonly hasher: Hasher;
  readonly clock: { nowMs(): number };
}

interface Agreed extends Pick<Caller, 'clientIp' | 'language'> {
  readonly mobile: string;
  readonly place: ConsentPlace;
  readonly merchantKey: string;
}

export const placeOf = ({ txn, site }: Pick<WidgetCaller, 'txn' | 'site'>): ConsentPlace =>
  txn ? 'CHECKOUT' : site ? 'SITE' : 'WIDGET';

/** Text of the terms as displayed, from the first heading to the last sentence. */
function termsText(locale: Locale): string {
  const { title, inShort, sections } = messagesIn(locale, termsMessages);
  const parts = Object.values(sections).flatMap(({ title: heading, paragraphs }) => [heading, ...paragraphs]);
  return [title, `${inShort.heading} ${inShort.text}`, ...parts].join('\n\n');
}

interface StoredText {
  readonly textHash: string;
  readonly body: string;
}
const storedText = (body: string): StoredText => ({ textHash: sha256(body), body });

const terms = perLocale((locale) => storedText(termsText(locale)));
const whatsapp = {
  inPayment: perLocale((locale) => storedText(messagesIn(locale, whatsappConsentMessages).inPayment)),
  onSite: perLocale((locale) => {
    const { title, text } = messagesIn(locale, whatsappConsentMessages).inAccount;
    return storedText(`${title}: ${text}`);
  }),
};

/** Stores the consent texts of this release that are the same for all customers. */
export const storeConsentTexts = (db: Db): Promise<void> =>
  writeAll(db, [textsStored([terms, whatsapp.inPayment, whatsapp.onSite].flatMap((textIn) => locales.map(textIn)))]);

const recordOf = (
  { hasher, clock }: ConsentDeps,
  { mobile, place, merchantKey, clientIp, language }: Agreed,
): Omit<ConsentRecord, 'kind' | 'version' | 'textHash'> => ({
  mobile,
  subject: '',
  language,
  place,
  merchantKey,
  lenderId: null,
  clientIpHash: hasher.hash('client-ip', clientIp),
  atMs: clock.nowMs(),
});

export const termsAgreed = (deps: ConsentDeps, agreed: Agreed): Write =>
  consentStands({
    ...recordOf(deps, agreed),
    kind: 'TERMS',
    version: TERMS_UPDATED_ON,
    textHash: terms(agreed.language).textHash,
  });

export const whatsappAgreed = (deps: ConsentDeps, agreed: Agreed): Write =>
  consentStands({
    ...recordOf(deps, agreed),
    kind: 'WHATSAPP',
    version: WHATSAPP_CONSENT_VERSION,
    textHash: (agreed.place === 'CHECKOUT' ? whatsapp.inPayment : whatsapp.onSite)(agreed.language).textHash,
  });

/** Consent to a shop's lender query, by the code read out at its till. The stored text is the SMS without the code. */
export function shareCodeGiven(deps: ConsentDeps, agreed: Agreed, merchantName: string, minutes: number): Write[] {
  const text = storedText(messagesIn(agreed.language, phoneMessages).shareCode(merchantName, '•••••', minutes));
  return [
    textsStored([text]),
    consentGiven({
      ...recordOf(deps, agreed),
      kind: 'SHARE_CODE',
      subject: agreed.merchantKey,
      version: TERMS_UPDATED_ON,
      textHash: text.textHash,
    }),
  ];
}

/** Consent to send an application's details to a lender, with the text next to its checkbox. */
export function applicationAgreed(
  deps: ConsentDeps,
  agreed: Agreed,
  application: {
    readonly reference: string;
    readonly lenderId: string;
    readonly version: string;
    readonly text: string;
  },
): Write[] {
  const text = storedText(application.text);
  return [
    textsStored([text]),
    consentGiven({
      ...recordOf(deps, agreed),
      kind: 'APPLICATION',
      subject: application.reference,
      lenderId: application.lenderId,
      version: application.version,
      textHash: text.textHash,
    }),
  ];
}

/** Consent to a loan with the terms of its Key Facts Statement, which is stored as a statement. */
export const kfsAgreed = (
  deps: ConsentDeps,
  agreed: Agreed,
  kfs: {
    readonly txnUuid: string;
    readonly lenderId: string | null;
    readonly kfsVersion: string;
    readonly contentHash: string;
  },
): Write =>
  consentGiven({
    ...recordOf(deps, agreed),
    kind: 'KFS',
    subject: kfs.txnUuid,
    lenderId: kfs.lenderId,
    version: kfs.kfsVersion,
    textHash: kfs.contentHash,
  });
