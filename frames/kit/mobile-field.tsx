import type { ReactNode } from 'react';
import { groupMobile } from '../../shared/format/mobile-text';
import { nextMobile } from '../../shared/rules/typed-mobile';
import { MOBILE_LENGTH, mobileDigits } from '../../shared/rules/validation';
import { DigitsField, type DigitsFieldProps } from './digits-field';

/** A mobile number, shown as 98765 43210; takes a pasted number in any shape. `digits`: ten, or more that are
 *  no number; `prefix`: '+91-'. */
export const MobileField = (props: DigitsFieldProps & { readonly prefix: string }): ReactNode => (
  <DigitsField
    {...props}
    maxDigits={MOBILE_LENGTH}
    format={groupMobile}
    fromPaste={mobileDigits}
    take={nextMobile}
    autoComplete="tel-national"
  />
);
