import { registerEndpoints } from '../http/register-endpoints';
import type { Plugin } from '../open-services';
import { behaviourOf } from './payment-customers';
import { resetHandlers } from './reset-customer';
import { registerSandbox } from './routes';

/** The sandbox phone, pages of the simulated lenders, and test customers. Production registers none of this. */
export const sandboxPlugin: Plugin = async (app, { services }) => {
  const exampleOrigin = services.config.exampleMerchant.origin;
  registerSandbox(app, { ...services, behaviourOf, exampleOrigin, closing: services.closing.signal });
  app.register(registerEndpoints, { services, handlers: resetHandlers(services) });
};
