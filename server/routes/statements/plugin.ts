import type { Plugin } from '../../open-services';
import { registerKfsCheck } from '../kfs-check';
import { registerKfsPages } from '../kfs-page';

export const statementsPlugin: Plugin = async (app, { services }) => {
  registerKfsCheck(app, services);
  registerKfsPages(app, services);
};
