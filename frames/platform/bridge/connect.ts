import { CallOptions, connect as connectPenpal } from 'penpal';
import type { OpenAnswer } from '../../../shared/bridge/fields';
import { type Frame, type Opening, openingOf } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { PROTOCOL_VERSION, type UpdateAnswer } from '../../../shared/bridge/message';
import type { Infer, Schema } from '../../../shared/bridge/schema';
import { windowMessenger } from '../../../shared/bridge/window-messenger';
import { HOST_ANSWERS_WITHIN_MS } from '../../../shared/rules/bridge-waits';
import { possibleHostOrigins } from './host-origins';
import { isFramed } from './is-framed';
import { parsed, versionOf } from './read-message';

type Outgoing<Row extends Frame, Name extends keyof Row['outgoing']> = Row['outgoing'][Name];
type Payload<Row extends Frame, Name extends keyof Row['outgoing']> = Infer<Outgoing<Row, Name>['payload']>;

/** What a frame may say to its host: the messages of its row and no others. */
export interface Host<Row extends Frame> {
  /** Tells the host. Before the host has opened the frame nothing is posted, and so never without a merchant origin. */
  emit<Name extends keyof Row['outgoing'] & string>(name: Name, payload: Payload<Row, Name>): void;
  /** Asks the host. Rejects where no host has opened the frame, and where it has no sound answer in time. */
  ask<Name extends keyof Row['outgoing'] & string>(
    name: Name,
    payload: Payload<Row, Name>,
  ): Promise<Outgoing<Row, Name> extends { readonly answer: Schema<infer Answer> } ? Answer : never>;
  destroy(): void;
}

/** What a frame does with what its host sends besides opening it. */
export type IncomingHandlers<Row extends Frame> = {
  readonly [Name in keyof Row['incoming']]: (payload: Infer<Row['incoming'][Name]['payload']>) => void;
};

/** What a frame does with what its host sends. `onOpen` is called once or, where the row allows it, for each opening
 *  (the options may have changed). */
export type HostHandlers<Row extends Frame> = { onOpen(payload: Opening<Row>): void } & IncomingHandlers<Row>;

/** A frame and its host, from the first word on. */
export interface Connection<Row extends Frame> {
  readonly host: Host<Row>;
  /** From now on the frame can be opened and gets what its host sends and has sent so far. */
  setHandlers(handlers: HostHandlers<Row>): void;
}

type Method = (payload: unknown, options?: CallOptions) => Promise<unknown>;
/** The host by the names of its messages, before the frame is open; null where it cannot be told anything yet. */
export type BootstrapHost = Readonly<Record<string, Method>> | null;

/**
 * A frame's half of the bridge, for the row of the table that it is. A frame that may not talk to its parent (see
 * `possibleHostOrigins`) stays silent, and so does a page of its own, which has no host; one that may answers its
 * opening message once it has handlers, and from then on takes what else its row has. `onEarlyOpen` gets the first valid opening
 * at once, before there are handlers, with the messages that the host takes by then.
 */
export function connect<Row extends Frame>(
  frame: Row,
  page: Window & typeof globalThis = window,
  onEarlyOpen?: (payload: Opening<Row>, host: BootstrapHost) => void,
): Connection<Row> {
  const origins = isFramed(page) ? possibleHostOrigins(page.document) : [];
  const opening = openingOf(frame);
  let host: BootstrapHost = null;
  let setHandlers: (handlers: HostHandlers<Row>) => void = () => undefined;
  const handlersSet = new Promise<HostHandlers<Row>>((resolve) => {
    setHandlers = resolve;
  });
  /** Null until the frame has been opened. */
  let handlers: HostHandlers<Row> | null = null;
  /** Pending handlers of an opening; null before the first one. */
  let pendingHandlers: typeof handlersSet | null = null;

  const messenger = windowMessenger({
    local: page,
    remote: () => page.parent,
    origins,
    channel: () => new page.MessageChannel(),
  });

  async function open(raw: unknown): Promise<Infer<typeof OpenAnswer>> {
    if (versionOf(raw) !== PROTOCOL_VERSION) return { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' };
    const result = parsed(opening, raw);
    if ('issue' in result) return { outcome: 'refused', code: 'MESSAGE_INVALID', field: result.issue.field };
    // SAFETY: every row is opened with the key and the page that opens it.
    const { merchantKey, merchantDetails } = result.value as unknown as OpenWidgetPayload;
    if (merchantDetails.merchantOrigin !== messenger.remoteOrigin()) {
      return { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' };
    }
    // The registered origins of this page belong to the key in its address and to no other.
    if (merchantKey !== new URLSearchParams(page.location.search).get('merchantKey')) {
      return { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'merchantKey' };
    }
    if (!pendingHandlers) onEarlyOpen?.(result.value, host);
    const isOpened = pendingHandlers && frame.opensOnce;
    pendingHandlers = handlersSet;
    handlers = await pendingHandlers;
    if (!isOpened) handlers.onOpen(result.value);
    return { outcome: 'opened' };
  }

  // No other name can be called, not even what every object has.
  // SAFETY: written so, it is the prototype and no method.
  const methods: Record<string, (raw: unknown) => unknown> = { __proto__: null as never, [frame.openedBy]: open };
  for (const [name, { payload }] of Object.entries(frame.incoming)) {
    methods[name] = async (raw): Promise<UpdateAnswer> => {
      const result = parsed(payload, raw);
      if ('issue' in result || !pendingHandlers) return { outcome: 'refused' };
      // SAFETY: the handlers have one for each message of the row.
      ((await pendingHandlers) as unknown as Readonly<Record<string, (value: unknown) => void>>)[name]?.(result.value);
      return { outcome: 'updated' };
    };
  }

  const connection = origins.length ? connectPenpal({ messenger, channel: 'kadam', methods }) : null;
  connection?.promise.then(
    (proxy) => {
      // SAFETY: a proxy answers any name with a function; one that the host does not have rejects.
      host = proxy as unknown as Readonly<Record<string, Method>>;
    },
    // Only `destroy` ends a connection that was never made.
    () => undefined,
  );

  /** null where there is no host to send it to. */
  const send = (name: string, payload: unknown, options?: CallOptions): Promise<unknown> | null | undefined => {
    const message = frame.outgoing[name];
    return handlers && host && message ? host[name]?.(message.payload(payload, ''), options) : null;
  };

  const told: Host<Row> = {
    emit(name, payload) {
      // A host that is going away does not answer any more, and there is nobody left to tell.
      send(name, payload)?.catch(() => undefined);
    },
    async ask(name, payload) {
      const asked = send(name, payload, new CallOptions({ timeout: HOST_ANSWERS_WITHIN_MS }));
      if (!asked) throw new Error('no host has opened this frame');
      const answer = await asked.catch((cause: unknown) => {
        throw new Error('the host has no answer', { cause });
      });
      // SAFETY: the answer of that message, whose schema has taken it.
      return frame.outgoing[name]?.answer?.(answer, '') as never;
    },
    destroy: () => connection?.destroy(),
  };
  return { host: told, setHandlers };
}
