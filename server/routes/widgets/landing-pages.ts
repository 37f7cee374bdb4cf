import * as landing from '../../../shared/api/landing-page';
import * as lookup from '../../../shared/api/shopper-lookup';
import { type Handler, siteHandler } from '../../http/handler';
import { dynamicEligibility, landingDetailsOf, verifyAndGoOn } from '../../services/landing-pages';
import { identityOf, initiateLogin } from '../../services/logins';
import { shopperEligibility, statusOfNumber } from '../../services/shopper-lookup';
import type { WidgetDeps } from '../../services/widgets';

export const landingPageHandlers = (deps: WidgetDeps): readonly Handler[] => [
  siteHandler(landing.landingDetails, (asked, caller) => landingDetailsOf(deps, caller, asked)),
  siteHandler(landing.landingIdentifyUser, async (_none, caller) => identityOf(deps, caller)),
  siteHandler(landing.landingSendOtp, (asked, caller) => initiateLogin(deps, caller, asked), { startsSession: true }),
  siteHandler(landing.landingVerifyOtp, (asked, caller) => verifyAndGoOn(deps, caller, asked)),
  siteHandler(landing.dynamicCheckEligibility, (asked, caller) => dynamicEligibility(deps, caller, asked)),
  siteHandler(lookup.bicCheckUserEligibility, ({ amount }, caller) => shopperEligibility(deps, caller, amount ?? null)),
  siteHandler(lookup.smartUserDetect, (asked, caller) => statusOfNumber(deps, caller, asked)),
  siteHandler(lookup.statusOfUser, (asked, caller) => statusOfNumber(deps, caller, asked)),
];
