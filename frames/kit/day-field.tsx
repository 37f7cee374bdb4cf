import type { ReactNode } from 'react';
import { digitsOf, groupDay } from './digits';
import { DigitsField, type DigitsFieldProps } from './digits-field';

/** A day that is known by heart, shown as 21/08/1990 while it is typed: quicker than any calendar. `digits`: DDMMYYYY,
 *  at most eight. */
export const DayField = (props: DigitsFieldProps): ReactNode => (
  <DigitsField {...props} maxDigits={8} format={groupDay} fromPaste={digitsOf} autoComplete="off" />
);
