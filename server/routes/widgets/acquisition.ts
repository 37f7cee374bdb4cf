import * as experiments from '../../../shared/api/experiments';
import * as acquisition from '../../../shared/api/ntb-acquisition';
import { type Handler, publicHandler, widgetHandler } from '../../http/handler';
import { answerVariant, type ExperimentDeps } from '../../services/experiments';
import { initiateLogin, verifyLogin } from '../../services/logins';
import {
  applicationLendersFor,
  lendersForSession,
  marketplaceOf,
  standingOfNewCustomer,
} from '../../services/ntb-acquisition';
import { sendAppLink, type WidgetDeps } from '../../services/widgets';

export const acquisitionHandlers = (deps: WidgetDeps & ExperimentDeps): readonly Handler[] => [
  widgetHandler(acquisition.acquisitionSendOtp, (asked, caller) => initiateLogin(deps, caller, asked), {
    startsSession: true,
  }),
  widgetHandler(acquisition.acquisitionVerifyOtp, (asked, caller) => verifyLogin(deps, caller, asked)),
  widgetHandler(acquisition.acquisitionAppSms, (_none, caller) => sendAppLink(deps, caller)),
  widgetHandler(acquisition.acquisitionEligibility, (asked, caller) => standingOfNewCustomer(deps, caller, asked)),
  widgetHandler(acquisition.eligibleLenders, ({ amount }, caller) =>
    lendersForSession(deps, caller, amount === undefined ? null : Number(amount)),
  ),
  widgetHandler(acquisition.marketplaceInfo, async (_none, caller) => marketplaceOf(caller)),
  widgetHandler(acquisition.ntbPreEligibility, async ({ amount }, { merchant }) => {
    const lenderIds = applicationLendersFor(merchant, amount);
    return { isPreEligible: lenderIds.length > 0, lenderIds };
  }),
  publicHandler(experiments.userVariant, (asked, caller) => answerVariant(deps, caller, asked)),
];
