import { type ReactNode, useEffect, useState } from 'react';
import { type Consent, consentText } from '../../shared/api/consents';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { commonMessages } from '../kit/common.messages';
import { NewTabLink } from '../kit/new-tab-link';
import { Sheet } from '../kit/sheet';
import { Spinner } from '../kit/spinner';
import type { ApiClient } from '../platform/api/client';
import { consentName } from './consent-name';
import { consentsMessages } from './consents.messages';
import css from './own-data.module.css';

interface ReadConsentProps {
  readonly consent: Consent;
  readonly client: ApiClient;
  readonly locale: Locale;
  readonly onClose: () => void;
}

type Shown =
  | { readonly step: 'asking' | 'failed' }
  | { readonly step: 'here'; readonly text: ResponseOf<typeof consentText> };

/** The words that somebody has agreed to, in the language in which they were read. */
export function ReadConsent({ consent, client, locale, onClose }: ReadConsentProps): ReactNode {
  const words = messagesIn(locale, consentsMessages);
  const { consentId, language } = consent;
  const [shown, setShown] = useState<Shown>({ step: 'asking' });
  useEffect(() => {
    let isOpen = true;
    const show = (next: Shown): void => {
      if (isOpen) setShown(next);
    };
    client.call(consentText, { consentId }).then(
      (text) => show({ step: 'here', text }),
      () => show({ step: 'failed' }),
    );
    return () => {
      isOpen = false;
    };
  }, [client, consentId]);
  return (
    <Sheet title={consentName(consent, words)} closeLabel={words.close} isBroad onClose={onClose}>
      {shown.step === 'asking' && <Spinner />}
      {shown.step === 'failed' && <p role="alert">{words.textFailed}</p>}
      {shown.step === 'here' && (
        <div className={css.text} lang={`${language}-IN`}>
          {shown.text.text?.split('\n\n').map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
            <p key={at}>{paragraph}</p>
          ))}
          {shown.text.printUrl !== null && (
            <NewTabLink href={shown.text.printUrl} hiddenSuffix={messagesIn(locale, commonMessages).newWindow}>
              {words.openStatement}
            </NewTabLink>
          )}
          {shown.text.text === null && shown.text.printUrl === null && <p>{words.noText}</p>}
        </div>
      )}
    </Sheet>
  );
}
