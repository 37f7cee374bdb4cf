import type { ReactNode } from 'react';
import { groupMobile, mobileDigits } from './digits';
import { DigitsField, type DigitsFieldProps } from './digits-field';

/** A mobile number, shown as 98765 43210; takes a pasted number in any shape. `digits`: at most ten; `prefix`: '+91-'. */
export const MobileField = (props: DigitsFieldProps & { readonly prefix: string }): ReactNode => (
  <DigitsField {...props} maxDigits={10} format={groupMobile} fromPaste={mobileDigits} autoComplete="tel-national" />
);
