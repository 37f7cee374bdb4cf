import { registerEndpoints } from '../../http/register-endpoints';
import type { Plugin } from '../../open-services';
import { frameErrorHandlers } from './frame-errors';
import { registerOperations } from './operations';

export const operationsPlugin: Plugin = async (app, { services }) => {
  registerOperations(app, { ...services, closing: services.closing.signal });
  const tell = (about: Readonly<Record<string, string>>): void => services.logger.warn(about, 'an error in a frame');
  app.register(registerEndpoints, { services, handlers: frameErrorHandlers({ ...services, tell }) });
};
