import type { Frame } from '../../../shared/bridge/frame';
import type { PrefetchedAnswers } from '../api/prefetch';
import type { Connection } from '../bridge';

/** State that the bootstrap of a page passes to its app. They are two bundles with a copy of each module, so shared mutable
 *  state goes through here. */
export interface Bootstrap<Row extends Frame> {
  readonly connection: Connection<Row>;
  /** Pending calls; absent if the page starts with none. */
  readonly answers?: PrefetchedAnswers;
  /** Replays clicks on a prerendered screen; absent without one. */
  readonly replayClicks?: (root: HTMLElement) => void;
}

declare global {
  var kadamBootstrap: (Omit<Bootstrap<Frame>, 'connection'> & { readonly connection: unknown }) | undefined;
}

/** State that `frames/<page>/bootstrap.ts` has set. */
export function bootstrap<Row extends Frame>(): Bootstrap<Row> {
  if (!globalThis.kadamBootstrap) throw new Error('the bootstrap has not run');
  // SAFETY: a page has one frame, whose row both bundles name.
  return globalThis.kadamBootstrap as Bootstrap<Row>;
}
