import type { Plugin } from '../../open-services';
import { registerAssets } from './assets';
import { registerPages } from './pages';

export const staticPlugin: Plugin = async (app, { services }) => {
  registerAssets(app, services.files, services.storedAssets, services.config);
  registerPages(app, services);
};
