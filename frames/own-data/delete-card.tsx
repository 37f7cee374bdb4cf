import type { ReactNode } from 'react';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Panel } from '../kit/layout/panel';
import { Note } from '../kit/note';
import css from './own-data.module.css';
import type { PersonalDataEvent, SheetStep } from './personal-data.flow';
import { heldMessages } from './personal-data.messages';

interface DeleteCardProps {
  /** Of the question; null while it is not asked. */
  readonly step: SheetStep | null;
  readonly locale: Locale;
  readonly send: (event: PersonalDataEvent) => void;
}

/** Deletes what nothing needs, after a question. */
export function DeleteCard({ step, locale, send }: DeleteCardProps): ReactNode {
  const t = messagesIn(locale, heldMessages).remove;
  const close = (): void => send({ type: 'sheetClosed' });
  return (
    <Panel as="section" className={css.card}>
      <h2>{t.heading}</h2>
      <p>{t.text}</p>
      <Button kind="danger" onClick={() => send({ type: 'deletionAsked' })}>
        {t.ask}
      </Button>
      {step !== null && (
        <Dialog title={t.title} text={t.text} art={null} onClose={close}>
          {step === 'failed' && (
            <Note tone="error" live="assertive">
              {t.failed}
            </Note>
          )}
          <Button
            first
            pendingLabel={step === 'sending' ? t.busy : null}
            onClick={() => send({ type: 'deletionConfirmed' })}
          >
            {t.confirm}
          </Button>
          <Button kind="secondary" onClick={close}>
            {t.keep}
          </Button>
        </Dialog>
      )}
    </Panel>
  );
}
