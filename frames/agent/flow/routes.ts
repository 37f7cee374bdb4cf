import { salesPages } from '../../../shared/site/routes';

/** Addresses of the sales app. */
export const routes = [salesPages.path, ...salesPages.aliases] as const;
export type Route = (typeof routes)[number];

/** Those of the screens that end the app: nothing lies beneath them. */
const endRoutes = ['/sales-session-expired', '/sales-agent-blocked'] as const satisfies readonly Route[];
export type EndRoute = (typeof endRoutes)[number];
/** Those that an agent goes through. */
export type OpenRoute = Exclude<Route, EndRoute>;

export const isEndRoute = (path: string | null): path is EndRoute => endRoutes.some((each) => each === path);
