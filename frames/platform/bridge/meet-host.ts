import type { Frame, Opening } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { localeOf } from '../../../shared/locales';
import type { Call } from '../api/call';
import { prefetch } from '../api/prefetch';
import { type BootstrapHost, type Connection, connect } from './connect';

/** Meets the host before the frame itself is there, and sends its first call as soon as the host has said what it needs.
 *  `firstCallOf`: null where the frame may begin with another one. `show`: shows the first screen, where it can. */
export const meetHost = <Row extends Frame>(
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
