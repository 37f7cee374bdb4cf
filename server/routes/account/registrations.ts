import * as pin from '../../../shared/api/credit-line-pin';
import * as registration from '../../../shared/api/registration';
import { type Handler, siteHandler } from '../../http/handler';
import type { LenderApplicationDeps } from '../../services/lender-applications';
import { changeLinePin, provePinOwner, sendOtpForPin, setLinePin } from '../../services/line-pins';
import { beginRegistration, registrationNow, schemesOf } from '../../services/registrations';

export const registrationHandlers = (deps: LenderApplicationDeps): readonly Handler[] => [
  siteHandler(registration.creditSchemes, (asked, caller) => schemesOf(deps, caller, asked)),
  siteHandler(registration.initiateRegistration, (asked, caller) => beginRegistration(deps, caller, asked)),
  siteHandler(registration.confirmRegistration, (asked, caller) => registrationNow(deps, caller, asked)),
  siteHandler(pin.changePin, (asked, caller) => changeLinePin(deps, caller, asked)),
  siteHandler(pin.sendPinOtp, (asked, caller) => sendOtpForPin(deps, caller, asked)),
  siteHandler(pin.verifyPinOtp, (asked, caller) => provePinOwner(deps, caller, asked)),
  siteHandler(pin.setupPin, (asked, caller) => setLinePin(deps, caller, asked)),
];
