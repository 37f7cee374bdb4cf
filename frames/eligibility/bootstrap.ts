import { widgetInitAddress } from '../../shared/api/addresses';
import { eligibility } from '../../shared/bridge/frames';
import { answers } from '../platform/api/prefetch';
import { widgetHeadersOf } from '../platform/api/widget-headers';
import { connectHost } from '../platform/bridge/connect-host';
import type { Bootstrap } from '../platform/frame/bootstrap';
import { replayClicks } from '../platform/frame/prerender';
import { HOST_WITHIN_MS, runApp } from '../platform/frame/run-app';
import { hasStoredSession } from '../platform/session/session';
import { showEntry } from './prerendered-entry';

// Runs before the widget, which is several times as large: the host is connected, the first call is on its way, and the number
// entry is shown.
const connection = connectHost(
  eligibility,
  ({ amount, merchantKey, merchantDetails }) =>
    hasStoredSession(window, `eligibility.${merchantKey}`)
      ? null
      : {
          ...widgetInitAddress,
          input: { amount },
          headers: widgetHeadersOf({ merchantKey, ...merchantDetails }),
        },
  showEntry,
);

window.kadamBootstrap = { connection, answers, replayClicks } satisfies Bootstrap<typeof eligibility>;

// The host makes it as high as it says: how high it happens to be changes nothing in it.
document.documentElement.dataset.grows = '';

setTimeout(runApp, HOST_WITHIN_MS, document);
