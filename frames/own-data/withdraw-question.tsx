import type { ReactNode } from 'react';
import type { Consent } from '../../shared/api/consents';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Note } from '../kit/note';
import { consentName } from './consent-name';
import { consentsMessages } from './consents.messages';

interface WithdrawQuestionProps {
  readonly consent: Consent;
  readonly step: 'asked' | 'sending' | 'failed';
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks whether a consent is to be withdrawn. */
export function WithdrawQuestion({ consent, step, locale, onClose, onConfirm }: WithdrawQuestionProps): ReactNode {
  const t = messagesIn(locale, consentsMessages);
  return (
    <Dialog title={t.question.title(consentName(consent, t))} text={t.question.text} art={null} onClose={onClose}>
      {step === 'failed' && (
        <Note tone="error" live="assertive">
          {t.question.failed}
        </Note>
      )}
      <Button first pendingLabel={step === 'sending' ? t.question.busy : null} onClick={onConfirm}>
        {t.withdraw}
      </Button>
      <Button kind="secondary" onClick={onClose}>
        {t.question.keep}
      </Button>
    </Dialog>
  );
}
