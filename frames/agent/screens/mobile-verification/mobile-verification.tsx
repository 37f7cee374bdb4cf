import { sheetView } from '../../parts/sheet-view';
import { StepSheet } from '../../parts/step-sheet';
import { codeEntry } from './code-entry';
import { mobileEntry } from './mobile-entry';

/** Number, already verified, and share code, as one sheet: a code that was sent is asked for until the number changes.
 *  Source: S2§2, S2§4. */
export const MobileVerificationSheet = sheetView('MOBILE_VERIFICATION', (props) => {
  const { otp } = props.sheet;
  return <StepSheet {...props} content={otp.step === 'code' ? codeEntry(props, otp) : mobileEntry(props, otp)} />;
});
