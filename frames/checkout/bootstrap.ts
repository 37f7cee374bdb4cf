import { widgetInitAddress } from '../../shared/api/addresses';
import { checkout } from '../../shared/bridge/frames';
import type { Call } from '../platform/api/call';
import { answers, prefetch } from '../platform/api/prefetch';
import { widgetHeadersOf } from '../platform/api/widget-headers';
import { isFramed } from '../platform/bridge';
import { connectHost } from '../platform/bridge/connect-host';
import { registeredOrigins } from '../platform/bridge/host-origins';
import type { Bootstrap } from '../platform/frame/bootstrap';
import { pageLocale } from '../platform/i18n/page-locale';
import { hasStoredSession } from '../platform/session/session';

// Runs before the checkout, which is ten times as large: the host is connected, and the first call is on its way.

const firstCall = (opener: object, merchantKey: string, merchantOrigin: string): Call => ({
  ...widgetInitAddress,
  input: opener,
  headers: widgetHeadersOf({ merchantKey, merchantOrigin }),
});
const isKept = hasStoredSession(window, 'checkout');

const connection = connectHost(checkout, ({ checkoutToken, merchantKey, merchantDetails }) =>
  isKept ? null : firstCall({ checkoutToken }, merchantKey, merchantDetails.merchantOrigin),
);

window.kadamBootstrap = { connection, answers } satisfies Bootstrap<typeof checkout>;

// On a page of its own the address opens it.
const { ref, merchantKey = '' } = Object.fromEntries(new URLSearchParams(location.search));
if (ref && !isKept && !isFramed(window))
  prefetch(firstCall({ ref }, merchantKey, registeredOrigins(document)[0] ?? ''), pageLocale(window));
