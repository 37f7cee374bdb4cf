import { identifyUser, initiateLogin, logout, logoutEverywhere, verifyLogin } from '../../../shared/api/auth';
import { dynamicCheckEligibility, landingDetails } from '../../../shared/api/landing-page';

/** Loads in parallel with the first screen: rules use its type only. Source: S1§7. */
export const endpoints = {
  identifyUser,
  sendOtp: initiateLogin,
  verifyOtp: verifyLogin,
  lenderDetails: landingDetails,
  checkUser: dynamicCheckEligibility,
  logOut: logout,
  logOutEverywhere: logoutEverywhere,
};
