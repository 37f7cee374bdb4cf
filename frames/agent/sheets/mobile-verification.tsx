import type { ReactNode } from 'react';
import type { ViewProps } from '../view';
import { codeEntry } from './code-entry';
import { mobileEntry } from './mobile-entry';
import { StepSheet } from './step-sheet';

/** Number, already verified, and share code, as one sheet: a code that was sent is asked for until the number changes.
 *  Source: S2§2, S2§4. */
export function MobileVerificationSheet(props: ViewProps): ReactNode {
  const { mobileFlow: flow } = props.state;
  return <StepSheet {...props} content={flow.step === 'code' ? codeEntry(props, flow) : mobileEntry(props, flow)} />;
}
