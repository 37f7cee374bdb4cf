import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { mobileAtom, ntbFormAtom } from '../flow/sales-atoms';
import type { NtbForm } from '../flow/state';
import type { ViewProps } from '../view';
import { ntbForm } from './ntb-form';
import { ntbShared } from './ntb-shared';
import { type SheetStep, StepSheet } from './step-sheet';

function contentOf(props: ViewProps & { readonly form: NtbForm; readonly mobile: string }): SheetStep {
  const share = props.state.ntbShare;
  switch (share.step) {
    case 'form':
      return ntbForm({ ...props, failure: share.failure });
    case 'submitting':
      return ntbForm({ ...props, failure: null });
    case 'shared':
      return ntbShared({ ...props, userName: props.form.userName, ntbLink: share.ntbLink });
    default:
      return share satisfies never;
  }
}

/** The new-to-bank application: the form, then the link to share. Source: S2§2, S2§4. */
export function ShareNtbAppSheet(props: ViewProps): ReactNode {
  const content = contentOf({ ...props, form: useAtomValue(ntbFormAtom), mobile: useAtomValue(mobileAtom) });
  return <StepSheet {...props} content={content} />;
}
