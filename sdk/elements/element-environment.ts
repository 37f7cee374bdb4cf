import type { KadamOnPage } from '../types/kadam.mjs';

/** What every element has of the page's set-up. */
export interface ElementEnvironment {
  /** An origin like `https://pay.example`. */
  readonly provider: string;
  /** The SDK, once it is needed. Rejects where it cannot be loaded. */
  kadam(): KadamOnPage | Promise<KadamOnPage>;
}
