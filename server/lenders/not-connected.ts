import { type LenderGateway, LenderUnavailable } from './lender-gateway';

const refuse = (): Promise<never> => Promise.reject(new LenderUnavailable('no lender is connected'));

/** Placeholder for lender connections: production never approves or lends by simulation. */
export const lendersNotConnected: LenderGateway = {
  standing: refuse,
  reserve: refuse,
  checkSecondFactor: refuse,
  sendOtp: refuse,
  confirm: refuse,
  cancel: refuse,
  status: refuse,
  returnLoan: refuse,
  apply: refuse,
  applicationState: refuse,
  lineState: refuse,
  checkLineSecondFactor: refuse,
  sendLineOtp: refuse,
  activateLine: refuse,
  changePin: refuse,
  sendPinOtp: refuse,
  provePinOwner: refuse,
  setPin: refuse,
  mandate: refuse,
  endLoan: refuse,
  refundLoan: refuse,
};
