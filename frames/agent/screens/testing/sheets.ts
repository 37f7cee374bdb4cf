import { enteringNumber, type OtpStep } from '../../../identity';
import type { NtbStep, PlainSheet } from '../../flow/state';

type Named<Name> = Extract<PlainSheet, { name: Name }>;

/** Entering the number, unless a test says otherwise. */
export const mobileSheet = (otp: OtpStep = enteringNumber, code = ''): Named<'MOBILE_VERIFICATION'> => ({
  name: 'MOBILE_VERIFICATION',
  otp,
  code,
});

/** The form of an application with Tamarind Bank, unless a test says otherwise. */
export const ntbSheet = (step: NtbStep = { step: 'form', failure: null }): Named<'SHARE_NTB_APP'> => ({
  name: 'SHARE_NTB_APP',
  lenderId: '2',
  ...step,
});

export const shareSheet = (share: Named<'SA_SHARE_INFO'>['share'] = 'ready'): Named<'SA_SHARE_INFO'> => ({
  name: 'SA_SHARE_INFO',
  share,
});
