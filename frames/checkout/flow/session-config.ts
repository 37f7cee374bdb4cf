import type { SessionConfig as Told } from '../../../shared/api/session-config';

/** How the checkout shows itself in this session, as the server says it. Source: S1§3 (ENT-023 to ENT-030). */
export type SessionConfig = { readonly [Name in keyof Told]-?: Exclude<Told[Name], undefined> };

/** Before the server has said anything, and for what an earlier release of it does not say. */
export const initialSessionConfig: SessionConfig = {
  template: 'widget',
  shouldShowHeader: true,
  shouldShowTimer: true,
  txnUuid: null,
  shouldShowDrawer: true,
  shouldShowTransactionDetails: true,
  redirectToEnterMobile: true,
  pageKey: 'checkout',
  theme: null,
  backRoute: null,
  txnHeader: { merchantName: '', merchantLogo: null },
  lenderDetails: [],
  experimentDetails: null,
  routeDetails: null,
};

/** What is not said stays as it was. */
export const withTold = (config: SessionConfig, told: Told): SessionConfig =>
  // SAFETY: only fields that the server has said are left, each with its own type.
  ({ ...config, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) });
