import { widgetInitAddress } from '../../shared/api/addresses';
import { eligibility } from '../../shared/bridge/frames';
import { widgetHeadersOf } from '../platform/api/widget-headers';
import { meetHost } from '../platform/bridge/meet-host';
import { HOST_WITHIN_MS, runApp } from '../platform/frame/run-app';
import { isSessionKept } from '../platform/session/session';
import { showEntry } from './drawn-entry';

// Runs before the widget, which is several times as large: the host is met, the first call is on its way, and the number
// entry is shown.
export const connection = meetHost(
  eligibility,
  ({ amount, merchantKey, merchantDetails }) =>
    isSessionKept(window, `eligibility.${merchantKey}`)
      ? null
      : {
          ...widgetInitAddress,
          input: { amount },
          headers: widgetHeadersOf({ merchantKey, ...merchantDetails }),
        },
  showEntry,
);

// The host makes it as high as it says: how high it happens to be changes nothing in it.
document.documentElement.dataset.grows = '';

setTimeout(runApp, HOST_WITHIN_MS, document);
