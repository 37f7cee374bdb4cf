import { type ComponentType, createElement } from 'react';
import type { Frame, Opening } from '../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../shared/bridge/frames';
import type { Host } from '../platform/bridge';
import { browserFramePorts } from '../platform/flow/browser-frame-ports';
import type { FramePorts } from '../platform/flow/frame-effects';
import { type Beginning, beginFrame } from '../platform/frame/begin-frame';
import { hydrate } from '../platform/frame/hydrate';
import { watchConnection } from '../platform/online/watch-connection';
import { createSession } from '../platform/session/session';
import { detectStorage, type Stores, thisBrowser } from '../platform/storage/storage-support';
import { readTheme, writeBrand } from '../platform/stored/brand';
import { copyCookie, copyUserUuid } from '../platform/stored/cookie-copy';
import { applyTheme } from '../platform/theme/apply-theme';
import { themeOf } from '../platform/theme/theme-of';

type Page = Window & typeof globalThis;

/** What every flow is told besides what its screens, its host and its calls say. */
type FlowEvent<Request> =
  | { readonly type: 'opened'; readonly open: Request }
  | { readonly type: 'storageChecked'; readonly available: false }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string; readonly clientId: string | null }
  | { readonly type: 'wentOnline' }
  | { readonly type: 'wentOffline' };

/** What of a `FlowMachine` it takes to start it. */
interface Startable<Request, Effect, Messages> {
  readonly send: (event: FlowEvent<Request>) => void;
  readonly connect: (perform: (effect: Effect) => void) => void;
  readonly speak: (messages: Messages) => void;
}

/** The ports that every flow has. */
export interface FlowPorts<Row extends Frame> extends FramePorts {
  readonly page: Page;
  readonly host: Host<Row>;
  readonly stores: Stores;
}

/** Puts a frame with a flow together and draws it: machine, host, storage, session, network. Then it waits to be opened. */
export async function startFlow<
  Row extends Frame,
  Request,
  Effect,
  Messages,
  Machine extends Startable<Request, Effect, Messages>,
  Own extends object,
>(
  page: Page,
  root: HTMLElement,
  /** What it is, besides what every frame with a flow does. */
  app: Beginning<Row, Messages> & {
    readonly machine: Machine;
    readonly App: ComponentType<{ readonly machine: Machine }>;
    /** Keeps its session apart from those of frames that share its storage; without, it shares it with none. */
    readonly sessionOwner?: string;
    /** Ports that no other flow has. */
    readonly ownPorts: Own;
    readonly createPerformer: (
      ports: FlowPorts<Row> & NoInfer<Own>,
      machine: NoInfer<Machine>,
    ) => (effect: Effect) => void;
    /** What the host sent, with what this browser knows. */
    readonly requestOf: (payload: Opening<Row>, ports: FlowPorts<Row>) => Request;
    /** Before it can be opened. `open` is for a page of its own, which no host opens. */
    readonly onReady?: (ports: FlowPorts<Row>, open: (request: Request, messages: Messages) => void) => void;
    /** After each opening. */
    readonly onOpen?: (request: Request, ports: FlowPorts<Row>) => void;
    /** Where its first screen stands there already: draws it (`draw`) once it has been opened, and takes over what was done
     *  meanwhile. Before that another screen would be drawn over it. */
    readonly takeOver?: (root: HTMLElement) => ((draw: () => void) => void) | undefined;
  },
): Promise<void> {
  const { machine, App } = app;
  const support = detectStorage(thisBrowser(page));
  let isOpenedByHost = false;
  const { host, reporter } = beginFrame(page, app, (payload, messages) => {
    isOpenedByHost = true;
    void support.then(() => {
      keepBrand(payload);
      open(app.requestOf(payload, ports), messages);
    });
  });
  const { kind, stores } = await support;
  const session = createSession(stores.session, Date.now(), app.sessionOwner);
  let userUuid: string | null = null;
  /** Any call may have set the cookie. Source: S1§7. */
  const afterCall = (): void => {
    const seen = copyUserUuid(page.document.cookie, stores.local, Date.now());
    if (seen === null || seen === userUuid) return;
    userUuid = seen;
    const clientId = copyCookie('clientId', page.document.cookie, stores.local, Date.now());
    machine.send({ type: 'userUuidSeen', userUuid, clientId });
  };
  const ports: FlowPorts<Row> = {
    ...browserFramePorts(page, session, reporter, afterCall),
    page,
    host,
    stores,
  };

  const draw = (): void => hydrate(root, createElement(App, { machine }));
  const takeOver = app.takeOver?.(root);

  function keepBrand(payload: Opening<Row>): void {
    // SAFETY: every row is opened with a merchant and its details (`openFields`, `hostFields`).
    const { merchantKey, merchantTheme = {}, merchantDetails } = payload as unknown as OpenWidgetPayload;
    writeBrand(stores.local, { merchantKey, theme: merchantTheme, logo: merchantDetails?.merchantLogo }, Date.now());
  }

  function open(request: Request, messages: Messages): void {
    machine.speak(messages);
    machine.send({ type: 'opened', open: request });
    app.onOpen?.(request, ports);
    takeOver?.(draw);
  }

  // Until the host says how its frame looks, it looks as it did last time.
  const { merchantKey = '' } = Object.fromEntries(new URLSearchParams(page.location.search));
  const theme = readTheme(stores.local, merchantKey, Date.now());
  if (theme && !isOpenedByHost) applyTheme(page.document.documentElement, themeOf(theme));

  machine.connect(app.createPerformer({ ...ports, ...app.ownPorts }, machine));
  app.onReady?.(ports, open);
  watchConnection(page, (isOnline) => machine.send({ type: isOnline ? 'wentOnline' : 'wentOffline' }));
  if (kind === 'incompatible') machine.send({ type: 'storageChecked', available: false });
  if (!takeOver) draw();
}
