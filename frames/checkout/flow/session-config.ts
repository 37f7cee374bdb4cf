import type { SessionConfig as Told } from '../../../shared/api/session-config';

/** How the checkout shows itself in this session, as the server says it. Source: S1§3 (ENT-023 to ENT-030). */
type ToldConfig = { readonly [Name in keyof Told]-?: Exclude<Told[Name], undefined> };

/** Whose session it is, and what led to it. Source: S1§3 (ENT-029). */
export interface SessionConfig extends ToldConfig {
  /** Of this browser, by the cookies that the server sets; null where the browser hides them from this frame. */
  readonly userUUID: string | null;
  readonly clientId: string | null;
  /** The application for a credit line in this payment, as the server names it; null for none. */
  readonly activationId: string | null;
  /** Secret: the reference in the address of a payment link; null in a page of the merchant. */
  readonly sourceRef: string | null;
}

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
  hasAppLink: false,
  routeDetails: null,
  metadata: null,
  userUUID: null,
  clientId: null,
  activationId: null,
  sourceRef: null,
};

/** What is not said stays as it was. */
export const withTold = (config: SessionConfig, told: Told): SessionConfig =>
  // SAFETY: only fields that the server has said are left, each with its own type.
  ({ ...config, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) });
