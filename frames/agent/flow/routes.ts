import { salesPages } from '../../../shared/site/routes';

/** Addresses of the sales app. */
export const routes = [salesPages.path, ...salesPages.aliases] as const;
export type Route = (typeof routes)[number];
