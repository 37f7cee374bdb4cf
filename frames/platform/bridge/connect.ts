import { CallOptions, connect as greet } from 'penpal';
import type { OpenAnswer } from '../../../shared/bridge/fields';
import { type Frame, type Opening, openingOf } from '../../../shared/bridge/frame';
import type { OpenWidgetPayload } from '../../../shared/bridge/frames';
import { PROTOCOL_VERSION, type UpdateAnswer } from '../../../shared/bridge/message';
import type { Infer, Schema } from '../../../shared/bridge/schema';
import { windowMessenger } from '../../../shared/bridge/window-messenger';
import { possibleHostOrigins } from './host-origins';
import { parsed, versionOf } from './read-message';

/** How long the host has for an answer. */
export const HOST_ANSWER_WITHIN_MS = 15_000;

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

/** What a frame does with what its host sends. `onOpen` is called once or, where the row allows it, for each opening
 *  (the options may have changed). */
export type HostHandlers<Row extends Frame> = {
  onOpen(payload: Opening<Row>): void;
} & { readonly [Name in keyof Row['incoming']]: (payload: Infer<Row['incoming'][Name]['payload']>) => void };

type Method = (payload: unknown, options?: CallOptions) => Promise<unknown>;

/**
 * A frame's half of the bridge, for the row of the table that it is. A frame that may not talk to its parent (see
 * `possibleHostOrigins`) stays silent; one that may answers its opening message, and from then on takes what else its
 * row has.
 */
export function connect<Row extends Frame>(
  frame: Row,
  handlers: HostHandlers<Row>,
  page: Window & typeof globalThis = window,
): Host<Row> {
  const origins = possibleHostOrigins(page.document);
  const opening = openingOf(frame);
  let host: Readonly<Record<string, Method>> | null = null;
  let isOpen = false;

  const messenger = windowMessenger({
    local: page,
    remote: () => page.parent,
    origins,
    channel: () => new page.MessageChannel(),
  });

  function open(raw: unknown): Infer<typeof OpenAnswer> {
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
    const isHandled = !(isOpen && frame.opensOnce);
    isOpen = true;
    if (isHandled) handlers.onOpen(result.value);
    return { outcome: 'opened' };
  }

  // No other name can be called, not even what every object has.
  const methods: Record<string, (raw: unknown) => unknown> = { __proto__: null as never, [frame.openedBy]: open };
  for (const [name, { payload }] of Object.entries(frame.incoming)) {
    methods[name] = (raw): UpdateAnswer => {
      const result = parsed(payload, raw);
      if ('issue' in result || !isOpen) return { outcome: 'refused' };
      // SAFETY: the handlers have one for each message of the row.
      (handlers as unknown as Readonly<Record<string, (value: unknown) => void>>)[name]?.(result.value);
      return { outcome: 'updated' };
    };
  }

  const connection = origins.length === 0 ? null : greet({ messenger, channel: 'kadam', methods });
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
    return isOpen && host && message ? host[name]?.(message.payload(payload, ''), options) : null;
  };

  return {
    emit(name, payload) {
      // A host that is going away does not answer any more, and there is nobody left to tell.
      send(name, payload)?.catch(() => undefined);
    },
    async ask(name, payload) {
      const asked = send(name, payload, new CallOptions({ timeout: HOST_ANSWER_WITHIN_MS }));
      if (!asked) throw new Error('no host has opened this frame');
      const answer = await asked.catch((cause: unknown) => {
        throw new Error('the host has no answer', { cause });
      });
      // SAFETY: the answer of that message, whose schema has taken it.
      return frame.outgoing[name]?.answer?.(answer, '') as never;
    },
    destroy: () => connection?.destroy(),
  };
}
