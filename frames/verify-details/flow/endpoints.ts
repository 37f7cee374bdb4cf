import {
  declineVerification,
  sendVerificationCode,
  submitVerification,
  verifyVerificationCode,
} from '../../../shared/api/ntb-verification';

/** The calls by which a number is proved. */
export const proofEndpoints = { sendOtp: sendVerificationCode, prove: verifyVerificationCode };

/** The calls by which its owner decides. */
export const decisionEndpoints = { submit: submitVerification, decline: declineVerification };
