import type { ReactNode } from 'react';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { CodeTextField } from '../../kit/code-text-field';
import { DayField } from '../../kit/day-field';
import { Heading } from '../../kit/heading';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { TextField } from '../../kit/text-field';
import { selectedNtbLender } from '../flow/selectors';
import type { NtbField } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { FailureNote } from './failure-note';
import { StepScreen } from './step-screen';

/** The application; each field says what is wrong with it, and nothing typed is lost. Source: NTB-027, S1§5. */
export function NtbApplicationScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const { ntb: words } = lateWords(messages);
  const { common } = messages;
  const screen = at(state, 'ntbApplication');
  if (!screen) return null;
  const { ntb: form, ntbConsentIn } = state.typed;
  const lender = selectedNtbLender(state)?.name ?? '';
  const readOnly = screen.phase === 'submitting';
  const fieldOf = (field: NtbField) => ({
    label: words.fields[field],
    error: state.ntb.faults.includes(field) ? words.faults[field] : null,
    readOnly,
  });
  const typing = (field: NtbField) => (text: string) => send({ type: 'ntbFieldTyped', field, text });
  return (
    <StepScreen view={props} onSubmit={() => send({ type: 'ntbSubmitted' })}>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{words.formHeading(lender)}</Heading>
          <Text>{words.formIntro}</Text>
        </Stack>
        {screen.isRestored && (
          <Note tone="info" spoken="status">
            {words.restored}
          </Note>
        )}
        <FailureNote failure={screen.failure} messages={messages} />
        <Stack gap={5}>
          <TextField
            {...fieldOf('userName')}
            value={form.userName}
            maxLength={NAME_MAX_LENGTH}
            required
            first
            onText={typing('userName')}
          />
          <DayField
            {...fieldOf('dateOfBirth')}
            digits={form.dateOfBirth}
            placeholder={words.dayPlaceholder}
            onDigits={typing('dateOfBirth')}
          />
          <CodeTextField
            {...fieldOf('pan')}
            value={form.pan}
            maxLength={10}
            placeholder="ABCDE1234F"
            onText={typing('pan')}
          />
          <CodeTextField
            {...fieldOf('pincode')}
            value={form.pincode}
            maxLength={6}
            placeholder="560001"
            digitsOnly
            onText={typing('pincode')}
          />
          <TextField
            {...fieldOf('email')}
            optional={common.optional}
            value={form.email}
            type="email"
            maxLength={EMAIL_MAX_LENGTH}
            onText={typing('email')}
          />
          <Stack gap={3}>
            <Text size={13}>{words.notKept(lender)}</Text>
            <Checkbox
              checked={ntbConsentIn !== null}
              onChange={(isGiven) => send({ type: 'ntbConsentToggled', language: isGiven ? words.language : null })}
            >
              {words.consent(lender)}
            </Checkbox>
            <Button type="submit" disabled={ntbConsentIn === null} busy={readOnly ? words.submitting : null}>
              {words.submit}
            </Button>
          </Stack>
        </Stack>
      </Stack>
    </StepScreen>
  );
}
