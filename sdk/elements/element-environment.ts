import type { KadamOnPage } from '../types/kadam.mjs';

export interface ElementEnvironment {
  /** An origin like `https://pay.example`. */
  readonly provider: string;
  /** Loads the SDK when it is needed. Rejects if it cannot be loaded. */
  kadam(): KadamOnPage | Promise<KadamOnPage>;
}
