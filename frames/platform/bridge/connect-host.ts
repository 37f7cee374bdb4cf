import type { Frame, Opening } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { localeOf } from '../../../shared/locales';
import type { Call } from '../api/call';
import { prefetch } from '../api/prefetch';
import { type BootstrapHost, type Connection, connect } from './connect';

/** Connects to the host before the app has loaded, and prefetches the first call on opening. `firstCallOf`: null if the
 *  first call is not known yet. `show` shows the prerendered first screen. */
export const connectHost = <Row extends Frame>(
  frame: Row,
  firstCallOf: (payload: Opening<Row>) => Call | null,
  show?: (payload: Opening<Row>, host: BootstrapHost) => void,
): Connection<Row> =>
  connect(frame, window, (payload, host) => {
    const call = firstCallOf(payload);
    // SAFETY: every row is opened with a language, or without one.
    if (call) prefetch(call, localeOf((payload as unknown as OpenWidgetPayload).locale));
    show?.(payload, host);
  });
