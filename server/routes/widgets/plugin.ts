import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { acquisitionHandlers } from './acquisition';
import { landingPageHandlers } from './landing-pages';
import { widgetHandlers } from './widget';

export const widgetsPlugin: Plugin = async (app, { services }) => {
  const handlers = [...widgetHandlers(services), ...acquisitionHandlers(services), ...landingPageHandlers(services)];
  app.register(registerEndpoints, { services, handlers });
};
