import type { ReactNode } from 'react';
import { digitsOnly, TYPED_DAY_LENGTH } from '../../shared/rules/validation';
import { DigitsField, type DigitsFieldProps } from './digits-field';

/** '21/08/1990' of DDMMYYYY, as far as it is typed. */
const groupDay = (digits: string): string =>
  [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');

/** A day that is known by heart, shown as 21/08/1990 while it is typed: quicker than any calendar. `digits`: DDMMYYYY. */
export const DayField = (props: DigitsFieldProps): ReactNode => (
  <DigitsField {...props} maxDigits={TYPED_DAY_LENGTH} format={groupDay} fromPaste={digitsOnly} autoComplete="off" />
);
