import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import { Checkbox } from '../kit/checkbox';
import { Heading } from '../kit/heading';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { ApplicationField, ApplicationValues } from './fields';
import type { ApplicationMessages } from './message-types';
import { applicationFields, WordedFields } from './worded-fields';

interface ApplicationFormProps {
  /** '' where none is chosen. */
  readonly lenderName: string;
  readonly values: ApplicationValues;
  readonly issues: readonly ApplicationField[];
  readonly isConsented: boolean;
  /** Restored after a reload, without the fields that are never stored. */
  readonly isRestored: boolean;
  readonly isSending: boolean;
  /** Why it was refused as a whole; null = it was not. */
  readonly error: string | null;
  readonly optional: string;
  readonly t: ApplicationMessages;
  readonly onText: (field: ApplicationField, text: string) => void;
  readonly onConsent: (isGiven: boolean) => void;
}

/** A customer's own application: who it is, and the consent to hand it on. Stands in a form; nothing typed is lost.
 *  Source: NTB-027, S1§5. */
export function ApplicationForm(props: ApplicationFormProps): ReactNode {
  const { lenderName, isConsented, isSending, t } = props;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t.formHeading(lenderName)}</Heading>
        <Text>{t.formIntro}</Text>
      </Stack>
      {props.isRestored && (
        <Note tone="info" live="polite">
          {t.restored}
        </Note>
      )}
      {props.error !== null && (
        <Note tone="error" live="assertive">
          {props.error}
        </Note>
      )}
      <Stack gap={5}>
        <WordedFields
          fields={applicationFields}
          values={props.values}
          issues={props.issues}
          optional={props.optional}
          t={t}
          readOnly={isSending}
          onText={props.onText}
        />
        <Stack gap={3}>
          <Text size={13}>{t.notStored(lenderName)}</Text>
          <Checkbox checked={isConsented} onChange={props.onConsent}>
            {t.consent(lenderName)}
          </Checkbox>
          <Button type="submit" disabled={!isConsented} pendingLabel={isSending ? t.submitting : null}>
            {t.submit}
          </Button>
        </Stack>
      </Stack>
    </Stack>
  );
}
