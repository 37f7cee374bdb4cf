import { useAtomValue } from 'jotai/react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../kit/button';
import { Heading } from '../kit/heading';
import * as icons from '../kit/icons';
import { Link } from '../kit/link';
import { Note } from '../kit/note';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import { useRefusedField } from '../kit/use-refused-field';
import { factorLength } from './factor';
import { FactorField, type FactorFieldProps } from './factor-field';
import type { FactorMessages } from './message-types';
import css from './second-factor.module.css';

interface SecondFactorProps extends Omit<FactorFieldProps, 'readOnly' | 't'> {
  readonly t: FactorMessages;
  /** '' where none is chosen. */
  readonly lenderName: string;
  /** What was refused; another one takes the focus back to the field. null = nothing. */
  readonly refusal: object | null;
  /** 'Last 2 attempt(s) remaining'; null = none. */
  readonly warning: string | null;
  readonly isChecking: boolean;
  /** Asks why it is asked, or what to do without it. */
  readonly onAsk: () => void;
}

/** What the lender asks besides the OTP: a PIN, a date of birth or a PAN. Stands in a form. Source: S1§3, S2§3. */
export function SecondFactor(props: SecondFactorProps): ReactNode {
  const { factor, lenderName, isChecking, warning, t } = props;
  const field = useRef<HTMLDivElement>(null);
  useRefusedField(field, props.refusal);
  const about = t.byType[factor];
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{about.heading(lenderName)}</Heading>
        <Text>{about.intro(lenderName)}</Text>
      </Stack>
      <Stack gap={5}>
        <Stack gap={4}>
          <div ref={field}>
            <FactorField {...props} readOnly={isChecking} />
          </div>
          <p className={css.ask}>
            <Link onClick={props.onAsk}>{about.ask}</Link>
          </p>
          {warning !== null && (
            <Note tone="warn" live="polite">
              {warning}
            </Note>
          )}
        </Stack>
        <Note strong={factor === 'PIN'} icon={factor === 'PIN' ? icons.lock : icons.shield}>
          {about.safety}
        </Note>
        <ContinueButton {...props} />
      </Stack>
    </Stack>
  );
}

function ContinueButton({ factor, valueAtom, isChecking, t }: SecondFactorProps): ReactNode {
  const value = useAtomValue(valueAtom);
  return (
    <Button
      type="submit"
      disabled={value.length !== factorLength[factor]}
      pendingLabel={isChecking ? t.checking : null}
    >
      {t.continue}
    </Button>
  );
}
