import type { salesApp } from '../../../shared/bridge/frames';
import type { ErrorReporter } from '../../platform/analytics/error-reporter';
import type { Host } from '../../platform/bridge';
import { copyText } from '../../platform/clipboard/copy-text';
import { browserFramePorts } from '../../platform/flow/browser-frame-ports';
import { createSession } from '../../platform/session/session';
import { copyUserUuid } from '../../platform/session/user-uuid';
import type { Stores } from '../../platform/storage/storage-verdict';
import { openTab } from '../../platform/tabs/open-tab';
import type { Ports } from './ports';
import type { SalesMachine } from './sales-machine';

/** The effects' ports in a real browser. */
export function browserPorts(world: {
  page: Window & typeof globalThis;
  host: Host<typeof salesApp>;
  stores: Stores;
  reporter: ErrorReporter;
  machine: SalesMachine;
}): Ports {
  const { page, host, stores, reporter, machine } = world;
  const session = createSession(stores.session, Date.now());
  const noteUserUuid = (): void => {
    const userUuid = copyUserUuid(page.document.cookie, stores.local, Date.now());
    if (userUuid !== null && userUuid !== machine.state.userUuid) machine.send({ type: 'userUuidSeen', userUuid });
  };
  return {
    ...browserFramePorts(page, () => session, reporter, noteUserUuid),
    stores,
    host: {
      close: (reason) => host.emit('closeSAApp', { reason }),
      freshToken: async () => (await host.ask('getAuthToken', {})).authToken,
    },
    share: async (picture, support) => {
      const { sharePictureBy } = await import('../share/share-picture');
      return await sharePictureBy(page, picture, support, machine.messages);
    },
    openTab: (url) => openTab(page, url),
    copy: (text) => copyText(page, text),
  };
}
