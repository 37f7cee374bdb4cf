import { identifyUser, initiateLogin, logout, logoutEverywhere, verifyLogin } from '../../../shared/api/auth';
import { dynamicCheckEligibility, landingDetails } from '../../../shared/api/landing-page';

/** The calls of My Account. Loads beside the first screen: rules know its type alone. Source: S1§7. */
export const endpoints = {
  identifyUser,
  sendOtp: initiateLogin,
  verifyOtp: verifyLogin,
  lenderDetails: landingDetails,
  checkUser: dynamicCheckEligibility,
  logOut: logout,
  logOutEverywhere: logoutEverywhere,
};
