import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { catalogueHandlers } from './catalogue';

export const cataloguePlugin: Plugin = async (app, { services }) => {
  app.register(registerEndpoints, { services, handlers: catalogueHandlers(services) });
};
