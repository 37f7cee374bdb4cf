import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { telesalesHandlers } from './telesales';
import { registerTelesalesEntry } from './telesales-entry';

export const telesalesPlugin: Plugin = async (app, { services }) => {
  registerTelesalesEntry(app, services);
  app.register(registerEndpoints, { services, handlers: telesalesHandlers(services) });
};
