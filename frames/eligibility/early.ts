import { widgetInit } from '../../shared/api/first-call';
import { eligibility } from '../../shared/bridge/frames';
import { widgetHeadersOf } from '../platform/api/widget-headers';
import { meetHost } from '../platform/bridge/meet-host';
import { isSessionKept } from '../platform/session/session';

// Runs before the widget, which is several times as large: the host is met, and the first call is on its way.
export const connection = meetHost(eligibility, ({ amount, merchantKey, merchantDetails }) =>
  isSessionKept(window, `eligibility.${merchantKey}`)
    ? null
    : {
        ...widgetInit,
        input: { amount },
        headers: widgetHeadersOf({ merchantKey, ...merchantDetails }),
      },
);
