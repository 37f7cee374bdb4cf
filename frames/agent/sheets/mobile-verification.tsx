import type { ReactNode } from 'react';
import type { ViewProps } from '../view';
import { codeEntry } from './code-entry';
import { mobileEntry } from './mobile-entry';
import { type SheetStep, StepSheet } from './step-sheet';

function contentOf(props: ViewProps): SheetStep {
  const flow = props.state.mobileFlow;
  switch (flow.step) {
    case 'entering':
    case 'alreadyVerified':
    case 'verified':
      return mobileEntry({ ...props, flow });
    case 'sending':
      return flow.sent
        ? codeEntry({ ...props, sent: flow.sent, code: '', failure: null, doing: 'sending' })
        : mobileEntry({ ...props, flow });
    case 'codeEntry':
      return codeEntry({ ...props, ...flow, doing: 'entering' });
    case 'verifying':
      return codeEntry({ ...props, ...flow, failure: null, doing: 'verifying' });
    default:
      return flow satisfies never;
  }
}

/** Number, already verified, and share code, as one sheet: a code that was sent is asked for until the number changes.
 *  Source: S2§2, S2§4. */
export function MobileVerificationSheet(props: ViewProps): ReactNode {
  return <StepSheet {...props} content={contentOf(props)} />;
}
