import { communication } from '../../shared/bridge/frames';
import { fillPartners, showcaseIn } from '../catalogue';
import { connect, isFramed } from '../platform/bridge';
import type { Bootstrap } from '../platform/frame/bootstrap';
import { fillBar } from '../platform/frame/fill-bar';
import { replayClicks, showPrerendered } from '../platform/frame/prerender';
import { HOST_WITHIN_MS, runApp } from '../platform/frame/run-app';

// Runs before the page's own script: the host is connected, and the screen is shown.
const connection = connect(communication, window, (payload, host) => {
  const root = showPrerendered(document, payload, host);
  if (!root) return;
  fillBar(root, payload.merchantDetails);
  const { partners, videoUrl } = showcaseIn(document);
  fillPartners(root, partners);
  const film = root.querySelector('main video');
  if (videoUrl) film?.setAttribute('src', videoUrl);
  else film?.remove();
});

window.kadamBootstrap = { connection, replayClicks } satisfies Bootstrap<typeof communication>;

setTimeout(runApp, isFramed(window) ? HOST_WITHIN_MS : 0, document);
