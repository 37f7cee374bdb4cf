import type { ReactNode } from 'react';
import type { ViewProps } from '../view';
import { ntbForm } from './ntb-form';
import { ntbShared } from './ntb-shared';
import { type SheetStep, StepSheet } from './step-sheet';

function contentOf(props: ViewProps): SheetStep {
  const share = props.state.ntbShare;
  switch (share.step) {
    case 'form':
      return ntbForm({ ...props, failure: share.failure });
    case 'submitting':
      return ntbForm({ ...props, failure: null });
    case 'shared':
      return ntbShared({ ...props, ntbLink: share.ntbLink });
    default:
      return share satisfies never;
  }
}

/** The new-to-bank application: the form, then the link to share. Source: S2§2, S2§4. */
export function ShareNtbAppSheet(props: ViewProps): ReactNode {
  return <StepSheet {...props} content={contentOf(props)} />;
}
