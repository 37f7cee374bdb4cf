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

/** Messages that a frame may send: those of its row. */
export interface Host<Row extends Frame> {
  /** Posts nothing before the host has opened the frame, and so never without a merchant origin. */
  emit<Name extends keyof Row['outgoing'] & string>(name: Name, payload: Payload<Row, Name>): void;
  /** Requests an answer. Rejects before the opening, and without a valid answer in time. */
  ask<Name extends keyof Row['outgoing'] & string>(
    name: Name,
    payload: Payload<Row, Name>,
  ): Promise<Outgoing<Row, Name> extends { readonly answer: Schema<infer Answer> } ? Answer : never>;
  destroy(): void;
}

/** Handlers of the host's messages except the opening. */
export type IncomingHandlers<Row extends Frame> = {
  readonly [Name in keyof Row['incoming']]: (payload: Infer<Row['incoming'][Name]['payload']>) => void;
};

/** Handlers of the host's messages. `onOpen` is called once or, if the row allows it, for each opening. */
export type HostHandlers<Row extends Frame> = { onOpen(payload: Opening<Row>): void } & IncomingHandlers<Row>;

export interface Connection<Row extends Frame> {
  readonly host: Host<Row>;
  /** From now on the frame can be opened. Delivers earlier messages too. */
  setHandlers(handlers: HostHandlers<Row>): void;
}

type Method = (payload: unknown, options?: CallOptions) => Promise<unknown>;
/** Methods of the host by message, before the frame is open; null while it cannot be reached. */
export type BootstrapHost = Readonly<Record<string, Method>> | null;

/**
 * Bridge of a frame for its row.
 * 1. A frame without an allowed parent (`possibleHostOrigins`) or without a parent stays silent.
 * 2. The opening is answered once there are handlers; other messages of the row follow.
 * 3. `onEarlyOpen` gets the first valid opening at once, with the methods of the host.
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
  /** Null until the frame is open. */
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
    // SAFETY: the opening of every row has the merchant key and details.
    const { merchantKey, merchantDetails } = result.value as unknown as OpenWidgetPayload;
    if (merchantDetails.merchantOrigin !== messenger.remoteOrigin()) {
      return { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' };
    }
    // The registered origins of this page belong to the key in its address only.
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

  // Without a prototype, so that no inherited name can be called.
  // SAFETY: `__proto__: null` in a literal sets the prototype and adds no method.
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
      // SAFETY: a proxy has a function for any name; unknown ones reject.
      host = proxy as unknown as Readonly<Record<string, Method>>;
    },
    // Only `destroy` ends a connection before it is made.
    () => undefined,
  );

  /** Null without a host. */
  const send = (name: string, payload: unknown, options?: CallOptions): Promise<unknown> | null | undefined => {
    const message = frame.outgoing[name];
    return handlers && host && message ? host[name]?.(message.payload(payload, ''), options) : null;
  };

  const told: Host<Row> = {
    emit(name, payload) {
      // A host that is closing does not answer.
      send(name, payload)?.catch(() => undefined);
    },
    async ask(name, payload) {
      const asked = send(name, payload, new CallOptions({ timeout: HOST_ANSWERS_WITHIN_MS }));
      if (!asked) throw new Error('no host has opened this frame');
      const answer = await asked.catch((cause: unknown) => {
        throw new Error('the host has no answer', { cause });
      });
      // SAFETY: validated by the schema of the message's answer.
      return frame.outgoing[name]?.answer?.(answer, '') as never;
    },
    destroy: () => connection?.destroy(),
  };
  return { host: told, setHandlers };
}
