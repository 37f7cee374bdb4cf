import { useAtomValue } from 'jotai/react';
import { applicantAtom, mobileAtom } from '../../flow/sales-atoms';
import type { Applicant } from '../../flow/state';
import { type SheetViewProps, sheetView } from '../../parts/sheet-view';
import { type SheetStep, StepSheet } from '../../parts/step-sheet';
import { ntbForm } from './ntb-form';
import { ntbShared } from './ntb-shared';

type ContentProps = SheetViewProps<'SHARE_NTB_APP'> & { readonly applicant: Applicant; readonly mobile: string };

function contentOf(props: ContentProps): SheetStep {
  const { sheet, applicant } = props;
  const { lenderId } = sheet;
  switch (sheet.step) {
    case 'form':
      return ntbForm({ ...props, lenderId, isBusy: false, failure: sheet.failure });
    case 'submitting':
      return ntbForm({ ...props, lenderId, isBusy: true, failure: null });
    case 'shared':
      return ntbShared({ ...props, userName: applicant.userName, ntbLink: sheet.ntbLink });
    default:
      return sheet satisfies never;
  }
}

/** The new-to-bank application: the form, then the link to share. Source: S2§2, S2§4. */
export const ShareNtbAppSheet = sheetView('SHARE_NTB_APP', (props) => {
  const content = contentOf({ ...props, applicant: useAtomValue(applicantAtom), mobile: useAtomValue(mobileAtom) });
  return <StepSheet {...props} content={content} />;
});
