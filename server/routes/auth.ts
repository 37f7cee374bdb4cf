import * as auth from '../../shared/api/auth';
import { type Handler, widgetHandler } from '../http/handler';
import {
  identityOf,
  initiateLogin,
  initiateUserVerification,
  type LoginDeps,
  requireSession,
  verifyLogin,
} from '../services/logins';
import { setSessionMobile } from '../store/sessions';

/** Handlers of `shared/api/auth`. */
export const authHandlers = (deps: LoginDeps): readonly Handler[] => [
  widgetHandler(auth.initiateLogin, (asked, caller) => initiateLogin(deps, caller, asked)),
  widgetHandler(auth.verifyLogin, (asked, caller) => verifyLogin(deps, caller, asked)),
  widgetHandler(auth.logout, async (_none, caller) => {
    await setSessionMobile(deps.db, requireSession(caller).tokenHash, null);
    return identityOf(null);
  }),
  widgetHandler(auth.identifyUser, async (_none, { session }) => identityOf(session?.mobile ?? null)),
  widgetHandler(auth.initiateUserVerification, (_none, caller) => initiateUserVerification(deps, caller)),
];
