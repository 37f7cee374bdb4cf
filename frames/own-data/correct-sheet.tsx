import { type ReactNode, useState } from 'react';
import { changeProfile, type Profile } from '../../shared/api/customer';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { EMAIL_MAX_LENGTH, isEmail, lettersOnly, NAME_MAX_LENGTH } from '../../shared/rules/validation';
import { Button } from '../kit/button';
import { Note } from '../kit/note';
import { Sheet } from '../kit/sheet';
import { Stack } from '../kit/stack';
import { TextField } from '../kit/text-field';
import type { ApiClient } from '../platform/api/client';
import { heldMessages } from './personal-data.messages';

interface CorrectSheetProps {
  readonly client: ApiClient;
  readonly held: { readonly name: string | null; readonly email: string | null };
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly onSaved: (profile: Profile) => void;
}

/** Name and e-mail address, to be corrected or taken away. */
export function CorrectSheet({ client, held, locale, onClose, onSaved }: CorrectSheetProps): ReactNode {
  const words = messagesIn(locale, heldMessages).form;
  const [name, setName] = useState(held.name ?? '');
  const [email, setEmail] = useState(held.email ?? '');
  const [step, setStep] = useState<'typing' | 'wrong' | 'saving' | 'failed'>('typing');
  const trimmed = { name: name.trim(), email: email.trim() };
  const isNameRight = lettersOnly(trimmed.name) === trimmed.name;
  const isEmailRight = trimmed.email === '' || isEmail(trimmed.email);
  const save = (): void => {
    if (!isNameRight || !isEmailRight) {
      setStep('wrong');
      return;
    }
    setStep('saving');
    client.call(changeProfile, trimmed).then(onSaved, () => setStep('failed'));
  };
  return (
    <Sheet
      title={words.heading}
      closeLabel={words.close}
      onClose={onClose}
      onSubmit={save}
      actions={
        <Button type="submit" pendingLabel={step === 'saving' ? words.saving : null}>
          {words.save}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          first
          label={words.name}
          optional={words.optional}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          error={step === 'wrong' && !isNameRight ? words.badName : null}
          onText={setName}
        />
        <TextField
          label={words.email}
          optional={words.optional}
          type="email"
          value={email}
          maxLength={EMAIL_MAX_LENGTH}
          error={step === 'wrong' && !isEmailRight ? words.badEmail : null}
          onText={setEmail}
        />
        {step === 'failed' && (
          <Note tone="error" live="assertive">
            {words.failed}
          </Note>
        )}
      </Stack>
    </Sheet>
  );
}
