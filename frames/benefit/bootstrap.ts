import { benefit } from '../../shared/bridge/frames';
import { fillPartners, showcaseIn } from '../catalogue';
import { fillRail } from '../kit/fill-rail';
import { connect } from '../platform/bridge';
import type { Bootstrap } from '../platform/frame/bootstrap';
import { replayClicks, showPrerendered } from '../platform/frame/prerender';
import { HOST_WITHIN_MS, runApp } from '../platform/frame/run-app';

// Runs before the page's own script: the host is connected, and the screen is shown.
const connection = connect(benefit, window, (payload, host) => {
  const root = showPrerendered(document, payload, host);
  const rail = root?.querySelector('header div:last-child');
  if (!root || !rail) return;
  fillRail(rail);
  fillPartners(root, showcaseIn(document).partners);
});

window.kadamBootstrap = { connection, replayClicks } satisfies Bootstrap<typeof benefit>;

setTimeout(runApp, HOST_WITHIN_MS, document);
