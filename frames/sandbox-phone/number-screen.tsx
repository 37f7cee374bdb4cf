import { useState } from 'react';
import { isMobile, isWrongMobile } from '../../shared/rules/validation';
import { Button } from '../kit/button';
import { Form } from '../kit/form';
import { Heading } from '../kit/heading';
import { MobileField } from '../kit/mobile-field';
import css from './number-screen.module.css';

/** Asks whose phone this is. */
export function NumberScreen({ onNumber }: { onNumber(mobile: string): void }) {
  const [digits, setDigits] = useState('');
  const submit = (): void => {
    if (isMobile(digits)) onNumber(digits);
  };
  return (
    <Form className={css.form} onSubmit={submit}>
      <Heading level={2}>Whose phone is this?</Heading>
      <MobileField
        label="Mobile number"
        prefix="+91-"
        digits={digits}
        error={isWrongMobile(digits) ? 'A number in India begins with 6 to 9' : null}
        hint={{ text: 'Any 10 digits that begin with 6, 7, 8 or 9. 90000 00001 is pre-approved with every lender.' }}
        onDigits={setDigits}
      />
      <div className={css.end}>
        <Button type="submit" disabled={!isMobile(digits)}>
          Show messages
        </Button>
      </div>
    </Form>
  );
}
