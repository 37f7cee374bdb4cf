import { type ReactNode, useState } from 'react';
import { forgetMe } from '../../shared/api/customer';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { Note } from '../kit/note';
import type { ApiClient } from '../platform/api/client';
import css from './own-data.module.css';
import { heldMessages } from './personal-data.messages';

/** Deletes what nothing needs, after a question; whoever has done it is logged out, and so led on. */
export function DeleteCard({ client, locale }: { readonly client: ApiClient; readonly locale: Locale }): ReactNode {
  const words = messagesIn(locale, heldMessages).remove;
  const [step, setStep] = useState<'card' | 'asked' | 'busy' | 'failed'>('card');
  const remove = (): void => {
    setStep('busy');
    client.call(forgetMe, {}).then(
      () => location.replace(pathIn(locale, '/buy')),
      () => setStep('failed'),
    );
  };
  return (
    <section className={css.card}>
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <Button kind="danger" onClick={() => setStep('asked')}>
        {words.ask}
      </Button>
      {step !== 'card' && (
        <Dialog title={words.title} text={words.text} art={null} onClose={() => setStep('card')}>
          {step === 'failed' && (
            <Note tone="error" live="assertive">
              {words.failed}
            </Note>
          )}
          <Button first pendingLabel={step === 'busy' ? words.busy : null} onClick={remove}>
            {words.confirm}
          </Button>
          <Button kind="secondary" onClick={() => setStep('card')}>
            {words.keep}
          </Button>
        </Dialog>
      )}
    </section>
  );
}
