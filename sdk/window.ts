import type { KadamApi } from './types';

/** What stands in for the SDK until its script is there: it keeps the calls that open something. */
export interface KadamQueue extends Omit<KadamApi, 'version' | 'preload'> {
  readonly version?: undefined;
  readonly preload?: undefined;
}

/** `window.Kadam`, once it is there: `version` tells the SDK from the queue before it. */
export type KadamOnPage = KadamApi | KadamQueue;

declare global {
  /** Where a page loads the SDK by a tag. */
  var Kadam: KadamOnPage | undefined;
}
