import { identifyUser, initiateLogin, logout, logoutEverywhere, verifyLogin } from '../../../shared/api/auth';
import { dynamicCheckEligibility } from '../../../shared/api/landing-page';

/** The calls of My Account. Loads beside the first screen: rules know its type alone. Source: S1§7. */
export const endpoints = {
  identifyUser,
  sendOtp: initiateLogin,
  verifyOtp: verifyLogin,
  checkUser: dynamicCheckEligibility,
  logOut: logout,
  logOutEverywhere: logoutEverywhere,
};
