import { consentText, ownConsents, withdrawConsent } from '../../../shared/api/consents';
import { ownLimits } from '../../../shared/api/credit-line';
import { changeProfile, forgetMe, ownProfile } from '../../../shared/api/customer';
import { sendFeedback } from '../../../shared/api/feedback';
import { heldData } from '../../../shared/api/personal-data';
import { type Handler, siteHandler } from '../../http/handler';
import { consentsOfCaller, textOfConsent, withdraw } from '../../services/customer-consents';
import { limitsOfCaller } from '../../services/customer-limits';
import { changeProfileOf, forgetCustomer, profileOf, takeFeedback } from '../../services/customers';
import type { LenderApplicationDeps } from '../../services/lender-applications';
import type { LoginDeps } from '../../services/logins';
import { personalDataOf } from '../../services/personal-data';

export const customerHandlers = (deps: LoginDeps & LenderApplicationDeps): readonly Handler[] => [
  siteHandler(ownProfile, (_none, caller) => profileOf(deps, caller)),
  siteHandler(changeProfile, (asked, caller) => changeProfileOf(deps, caller, asked)),
  siteHandler(heldData, (_none, caller) => personalDataOf(deps, caller)),
  siteHandler(forgetMe, (_none, caller) => forgetCustomer(deps, caller)),
  siteHandler(ownConsents, (_none, caller) => consentsOfCaller(deps, caller)),
  siteHandler(consentText, (asked, caller) => textOfConsent(deps, caller, asked)),
  siteHandler(withdrawConsent, (asked, caller) => withdraw(deps, caller, asked)),
  siteHandler(ownLimits, (_none, caller) => limitsOfCaller(deps, caller)),
  siteHandler(sendFeedback, (asked, caller) => takeFeedback(deps, caller, asked)),
];
