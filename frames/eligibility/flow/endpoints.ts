import { identifyUser, initiateLogin, logout, verifyLogin } from '../../../shared/api/auth';
import { checkUserEligibility, downloadAppSms, getEmiInfo, howToBuy, widgetInit } from '../../../shared/api/widget';

/** The calls of the eligibility widget. Loads beside the first screen: rules know its type alone. Source: S2§7. */
export const endpoints = {
  init: widgetInit,
  emiInfo: getEmiInfo,
  howToBuy,
  identifyUser,
  checkUser: checkUserEligibility,
  sendOtp: initiateLogin,
  verifyOtp: verifyLogin,
  logOut: logout,
  appSms: downloadAppSms,
};
