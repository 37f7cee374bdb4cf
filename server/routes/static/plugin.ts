import type { Plugin } from '../../open-services';
import { registerAssets } from './assets';
import { registerPages } from './pages';

/** What the build made: chunks, the SDK, and pages of frames. */
export const staticPlugin: Plugin = async (app, { services }) => {
  registerAssets(app, services.files, services.storedAssets, services.config);
  registerPages(app, services);
};
