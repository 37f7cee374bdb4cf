import { type ReactNode, useState } from 'react';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { EMAIL_MAX_LENGTH, isEmail, lettersOnly, NAME_MAX_LENGTH } from '../../shared/rules/validation';
import { Button } from '../kit/button';
import { Note } from '../kit/note';
import { Sheet } from '../kit/sheet';
import { Stack } from '../kit/stack';
import { TextField } from '../kit/text-field';
import type { PersonalDataEvent, SheetStep } from './personal-data.flow';
import { heldMessages } from './personal-data.messages';

interface CorrectSheetProps {
  readonly step: SheetStep;
  readonly held: { readonly name: string | null; readonly email: string | null };
  readonly locale: Locale;
  readonly send: (event: PersonalDataEvent) => void;
}

/** Name and e-mail address, to be corrected or taken away. */
export function CorrectSheet({ step, held, locale, send }: CorrectSheetProps): ReactNode {
  const t = messagesIn(locale, heldMessages).form;
  const [name, setName] = useState(held.name ?? '');
  const [email, setEmail] = useState(held.email ?? '');
  /** True once something wrong was to be sent: the fields say what is wrong. */
  const [isChecked, setChecked] = useState(false);
  const trimmed = { name: name.trim(), email: email.trim() };
  const isNameRight = lettersOnly(trimmed.name) === trimmed.name;
  const isEmailRight = trimmed.email === '' || isEmail(trimmed.email);
  const save = (): void => {
    setChecked(true);
    if (isNameRight && isEmailRight) send({ type: 'correctionSent', ...trimmed });
  };
  return (
    <Sheet
      title={t.heading}
      closeLabel={t.close}
      onClose={() => send({ type: 'sheetClosed' })}
      onSubmit={save}
      actions={
        <Button type="submit" pendingLabel={step === 'sending' ? t.saving : null}>
          {t.save}
        </Button>
      }
    >
      <Stack gap={4}>
        <TextField
          first
          label={t.name}
          optional={t.optional}
          value={name}
          maxLength={NAME_MAX_LENGTH}
          error={isChecked && !isNameRight ? t.badName : null}
          onText={setName}
        />
        <TextField
          label={t.email}
          optional={t.optional}
          type="email"
          value={email}
          maxLength={EMAIL_MAX_LENGTH}
          error={isChecked && !isEmailRight ? t.badEmail : null}
          onText={setEmail}
        />
        {step === 'failed' && (
          <Note tone="error" live="assertive">
            {t.failed}
          </Note>
        )}
      </Stack>
    </Sheet>
  );
}
