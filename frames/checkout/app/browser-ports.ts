import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import { browserFramePorts } from '../../platform/flow/browser-frame-ports';
import { browserCodeListening } from '../../platform/otp/code-listener';
import type { Session } from '../../platform/session/session';
import { openTab } from '../../platform/tabs/open-tab';
import type { Ports } from './ports';

/** The effects' ports in a real browser. */
export const browserPorts = (world: {
  readonly page: Window & typeof globalThis;
  readonly host: Ports['host'];
  readonly session: () => Session;
  readonly reporter: ErrorReporter;
}): Ports => ({
  ...browserFramePorts(world.page, world.session, world.reporter),
  host: world.host,
  listenForCode: browserCodeListening(world.page),
  openTab: (url) => openTab(world.page, url),
  goTo: (url) => world.page.location.assign(url),
});
