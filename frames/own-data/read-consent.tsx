import type { ReactNode } from 'react';
import type { Consent } from '../../shared/api/consents';
import { type Locale, rootAttributes } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { commonMessages } from '../kit/common.messages';
import { NewTabLink } from '../kit/new-tab-link';
import { Sheet } from '../kit/sheet';
import { Spinner } from '../kit/spinner';
import { consentName } from './consent-name';
import type { ConsentText } from './consents.flow';
import { consentsMessages } from './consents.messages';
import css from './own-data.module.css';

interface ReadConsentProps {
  readonly consent: Consent;
  readonly shown: ConsentText;
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** The text of a consent, in the language in which it was read. */
export function ReadConsent({ consent, shown, locale, onClose }: ReadConsentProps): ReactNode {
  const t = messagesIn(locale, consentsMessages);
  const { lang, dir } = rootAttributes(consent.language);
  return (
    <Sheet title={consentName(consent, t)} closeLabel={t.close} isBroad onClose={onClose}>
      {shown.step === 'loading' && <Spinner />}
      {shown.step === 'failed' && <p role="alert">{t.textFailed}</p>}
      {shown.step === 'shown' && (
        <div className={css.text} lang={lang} dir={dir}>
          {shown.text.text?.split('\n\n').map((paragraph, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text keep their places
            <p key={at}>{paragraph}</p>
          ))}
          {shown.text.printUrl !== null && (
            <NewTabLink href={shown.text.printUrl} hiddenSuffix={messagesIn(locale, commonMessages).newWindow}>
              {t.openStatement}
            </NewTabLink>
          )}
          {shown.text.text === null && shown.text.printUrl === null && <p>{t.noText}</p>}
        </div>
      )}
    </Sheet>
  );
}
