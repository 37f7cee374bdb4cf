import { type ReactNode, useState } from 'react';
import { type Consent, withdrawConsent } from '../../shared/api/consents';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Note } from '../kit/note';
import type { ApiClient } from '../platform/api/client';
import { consentName } from './consent-name';
import { consentsMessages } from './consents.messages';

interface WithdrawQuestionProps {
  readonly consent: Consent;
  readonly client: ApiClient;
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly onDone: (answer: ResponseOf<typeof withdrawConsent>) => void;
}

/** Asks whether a yes is to be taken back, and does it. */
export function WithdrawQuestion({ consent, client, locale, onClose, onDone }: WithdrawQuestionProps): ReactNode {
  const words = messagesIn(locale, consentsMessages);
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked');
  const withdraw = (): void => {
    setStep('busy');
    client.call(withdrawConsent, { consentId: consent.consentId }).then(onDone, () => setStep('failed'));
  };
  return (
    <Dialog
      title={words.question.title(consentName(consent, words))}
      text={words.question.text}
      art={null}
      onClose={onClose}
    >
      {step === 'failed' && (
        <Note tone="error" live="assertive">
          {words.question.failed}
        </Note>
      )}
      <Button first pendingLabel={step === 'busy' ? words.question.busy : null} onClick={withdraw}>
        {words.withdraw}
      </Button>
      <Button kind="secondary" onClick={onClose}>
        {words.question.keep}
      </Button>
    </Dialog>
  );
}
