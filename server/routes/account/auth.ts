import * as auth from '../../../shared/api/auth';
import { type Handler, siteHandler, widgetHandler } from '../../http/handler';
import {
  identityOf,
  initiateLogin,
  initiateUserVerification,
  type LoginDeps,
  logOut,
  logOutAll,
  verifyLogin,
} from '../../services/logins';

export const authHandlers = (deps: LoginDeps): readonly Handler[] => [
  widgetHandler(auth.initiateLogin, (asked, caller) => initiateLogin(deps, caller, asked), { startsSession: true }),
  widgetHandler(auth.verifyLogin, (asked, caller) => verifyLogin(deps, caller, asked)),
  widgetHandler(auth.authenticateLogin, ({ mobile, authValue, gatewayMerchantId }, caller) =>
    verifyLogin(deps, caller, { mobile, otp: authValue, merchantId: gatewayMerchantId, isTermsAccepted: false }),
  ),
  widgetHandler(auth.logout, (_none, caller) => logOut(deps, caller)),
  siteHandler(auth.logoutEverywhere, (_none, caller) => logOutAll(deps, caller)),
  widgetHandler(auth.identifyUser, async (_none, caller) => identityOf(deps, caller)),
  widgetHandler(auth.initiateUserVerification, (_none, caller) => initiateUserVerification(deps, caller)),
];
