import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { applicationHandlers } from './applications';
import { authHandlers } from './auth';
import { customerHandlers } from './customer';
import { disputeHandlers, registerDisputeFiles } from './disputes';
import { loanHandlers } from './loans';
import { registrationHandlers } from './registrations';
import { voucherHandlers } from './vouchers';

export const accountPlugin: Plugin = async (app, { services }) => {
  registerDisputeFiles(app, services);
  const handlers = [
    ...authHandlers(services),
    ...applicationHandlers(services),
    ...registrationHandlers(services),
    ...customerHandlers(services),
    ...loanHandlers(services),
    ...voucherHandlers(services),
    ...disputeHandlers(services),
  ];
  app.register(registerEndpoints, { services, handlers });
};
