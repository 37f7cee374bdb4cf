import type { Frame } from '../../../shared/bridge/frame';
import type { PrefetchedAnswers } from '../api/prefetch';
import type { Connection } from '../bridge';

/** What the bootstrap of a page leaves for its app. They are two bundles: each has its own copy of a module, so what both
 *  change goes through here. */
export interface Bootstrap<Row extends Frame> {
  readonly connection: Connection<Row>;
  /** Of calls that are on their way; absent where the page begins with none. */
  readonly answers?: PrefetchedAnswers;
  /** Replays the clicks on a prerendered screen; absent where the page has none. */
  readonly replayClicks?: (root: HTMLElement) => void;
}

declare global {
  var kadamBootstrap: (Omit<Bootstrap<Frame>, 'connection'> & { readonly connection: unknown }) | undefined;
}

/** What `frames/<page>/bootstrap.ts` has left. */
export function bootstrap<Row extends Frame>(): Bootstrap<Row> {
  if (!globalThis.kadamBootstrap) throw new Error('the bootstrap has not run');
  // SAFETY: a page has one frame, whose row its bootstrap and its app name.
  return globalThis.kadamBootstrap as Bootstrap<Row>;
}
