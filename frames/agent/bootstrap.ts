import { salesInitAddress } from '../../shared/api/addresses';
import { salesApp } from '../../shared/bridge/frames';
import { answers } from '../platform/api/prefetch';
import { connectHost } from '../platform/bridge/connect-host';
import type { Bootstrap } from '../platform/frame/bootstrap';
import { replayClicks } from '../platform/frame/prerender';
import { HOST_WITHIN_MS, runApp } from '../platform/frame/run-app';
import { showAmount } from './prerendered-amount';
import { salesHeadersOf } from './sales-headers';

// Runs before the app, which is ten times as large: the host is connected, the first call is on its way, and the first screen
// is shown.
const connection = connectHost(
  salesApp,
  ({ error, merchantDetails, ...opened }) =>
    error === undefined ? { ...salesInitAddress, headers: salesHeadersOf({ ...opened, ...merchantDetails }) } : null,
  showAmount,
);

window.kadamBootstrap = { connection, answers, replayClicks } satisfies Bootstrap<typeof salesApp>;

setTimeout(runApp, HOST_WITHIN_MS, document);
