import { changePin, sendPinOtp, setupPin, verifyPinOtp } from '../../../shared/api/credit-line-pin';

/** The call of a PIN that is changed. */
export const changeEndpoints = { change: changePin };

/** The calls of a PIN that was forgotten. */
export const setupEndpoints = { sendOtp: sendPinOtp, prove: verifyPinOtp, set: setupPin };
