import * as line from '../../../shared/api/credit-line-activation';
import { mandateRedirection } from '../../../shared/api/e-mandate';
import * as application from '../../../shared/api/ntb-application';
import * as ticket from '../../../shared/api/support-ticket';
import { checkoutHandler, type Handler, widgetHandler } from '../../http/handler';
import { authorizeActivation, beginActivation, confirmActivation } from '../../services/credit-lines';
import { applyForSelf, customerApplication, fileShared } from '../../services/customer-applications';
import { mandateFor } from '../../services/mandates';
import type { CheckoutDeps } from '../../services/payments/customer-offer';
import { asStepOfActivation } from '../../services/registrations';
import { ticketOfApplication, ticketOfPayment } from '../../services/support-tickets';

export const applicationHandlers = (deps: CheckoutDeps): readonly Handler[] => [
  widgetHandler(application.initiateOwnApplication, (asked, caller) => applyForSelf(deps, caller, asked)),
  widgetHandler(application.ownApplicationStatus, ({ applicationId }, caller) =>
    customerApplication(deps, caller, applicationId),
  ),
  widgetHandler(application.initiateSharedApplication, (asked, caller) => fileShared(deps, caller, asked)),
  widgetHandler(line.initiateCreditLine, ({ lenderId }, caller) =>
    asStepOfActivation(deps, caller, lenderId, () => beginActivation(deps, caller, lenderId)),
  ),
  widgetHandler(line.authorizeCreditLine, ({ lenderId, aivfValue }, caller) =>
    asStepOfActivation(deps, caller, lenderId, () => authorizeActivation(deps, caller, lenderId, aivfValue)),
  ),
  widgetHandler(line.confirmCreditLine, ({ lenderId, otp }, caller) =>
    asStepOfActivation(deps, caller, lenderId, () => confirmActivation(deps, caller, lenderId, otp)),
  ),
  widgetHandler(mandateRedirection, ({ applicationId }, caller) => mandateFor(deps, caller, applicationId)),
  widgetHandler(ticket.createApplicationTicket, (asked, caller) => ticketOfApplication(deps, caller, asked)),
  checkoutHandler(ticket.createPaymentTicket, (asked, caller) => ticketOfPayment(deps, caller, asked)),
];
