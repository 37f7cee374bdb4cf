import { authorizeCreditLine, confirmCreditLine, initiateCreditLine } from '../../../shared/api/credit-line-activation';
import { confirmRegistration, initiateRegistration } from '../../../shared/api/registration';

/** The calls of an activation. */
export const endpoints = {
  begin: initiateRegistration,
  sendOtp: initiateCreditLine,
  authorize: authorizeCreditLine,
  confirm: confirmCreditLine,
  end: confirmRegistration,
};
