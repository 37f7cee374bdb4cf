import type { Plugin } from '../../open-services';
import { registerKfsCheck } from '../kfs-check';
import { registerKfsPages } from '../kfs-page';

/** Key Facts Statements: their pages and files, and the check of a file. */
export const statementsPlugin: Plugin = async (app, { services }) => {
  registerKfsCheck(app, services);
  registerKfsPages(app, services);
};
