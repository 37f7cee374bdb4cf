import { salesPages } from '../../../shared/site/routes';

/** Addresses of the sales app. */
export const routes = [salesPages.path, ...salesPages.aliases] as const;
export type Route = (typeof routes)[number];

/** Those of the screens that end the app: nothing lies beneath them. */
const endRoutes = ['/sales-session-expired', '/sales-agent-blocked'] as const satisfies readonly Route[];
export type EndRoute = (typeof endRoutes)[number];
/** Those that an agent goes through. */
export type OpenRoute = Exclude<Route, EndRoute>;
/** Those that an app begins with: nothing lies beneath them. */
export type FirstRoute = '/sales-app-init' | '/sales-emi-home' | '/sa-pre-eligibility-check';
/** Those that an agent comes to from there. */
export type FurtherRoute = Exclude<OpenRoute, FirstRoute>;
/** From the first screen to the present one. */
export type Stack = readonly [FirstRoute, ...FurtherRoute[]];

export const isEndRoute = (path: string | null): path is EndRoute => endRoutes.some((each) => each === path);
