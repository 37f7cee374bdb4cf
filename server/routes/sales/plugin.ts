import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { ntbHandlers } from './ntb';
import { salesHandlers } from './sales';

export const salesPlugin: Plugin = async (app, { services }) => {
  app.register(registerEndpoints, { services, handlers: [...salesHandlers(services), ...ntbHandlers(services)] });
};
