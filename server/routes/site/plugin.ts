import type { Plugin } from '../../open-services';
import { answerKfsCheck } from '../kfs-check';
import { registerShopRedirect } from './shop-redirect';
import { registerSite } from './site';
import { registerSiteFiles } from './site-files';
import { registerSiteStart } from './site-start';

export const sitePlugin: Plugin = async (app, { services }) => {
  const answers = { 'kfs-check': (request: Parameters<typeof answerKfsCheck>[1]) => answerKfsCheck(services, request) };
  registerSite(app, { ...services, answers });
  registerSiteStart(app, services);
  registerSiteFiles(app, services);
  registerShopRedirect(app, services);
};
