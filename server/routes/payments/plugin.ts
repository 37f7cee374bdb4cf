import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { paymentHandlers } from './payment';

export const paymentsPlugin: Plugin = async (app, { services }) => {
  app.register(registerEndpoints, { services, handlers: paymentHandlers(services) });
};
