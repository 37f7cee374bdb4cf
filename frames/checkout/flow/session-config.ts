import type { SessionConfig as Told } from '../../../shared/api/session-config';

/** Appearance of the checkout in this session, as the server sends it. Source: S1§3 (ENT-023 to ENT-030). */
type ToldConfig = { readonly [Name in keyof Told]-?: Exclude<Told[Name], undefined> };

/** The same, with the ids of the session and its source. Source: S1§3 (ENT-029). */
export interface SessionConfig extends ToldConfig {
  /** Of this browser, by the cookies that the server sets; null where the browser hides them from this frame. */
  readonly userUUID: string | null;
  readonly clientId: string | null;
  /** The application for a credit line in this payment, as the server names it; null for none. */
  readonly activationId: string | null;
  /** Secret: the reference in the address of a payment link; null in a page of the merchant. */
  readonly sourceRef: string | null;
}

/** Defaults until the server answers, and for fields that an earlier release of it does not send. */
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

/** Fields that the server omits keep their value. */
export const withTold = (config: SessionConfig, told: Told): SessionConfig =>
  // SAFETY: only fields that the server has said are left, each with its own type.
  ({ ...config, ...Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) });
