import * as z from 'zod/mini';

const SmsMessage = z.object({ id: z.int(), text: z.string(), sentAtMs: z.int() });
export type SmsMessage = z.infer<typeof SmsMessage>;

/** `connecting`: not yet; `live`: messages come as they are sent; `interrupted`: tried again by itself. */
export type Connection = 'connecting' | 'live' | 'interrupted';

export interface InboxState {
  readonly connection: Connection;
  /** Oldest first. */
  readonly messages: readonly SmsMessage[];
}

export const emptyInbox: InboxState = { connection: 'connecting', messages: [] };

/** Adds a message in its place; one that is there already changes nothing. */
export function withMessage(messages: readonly SmsMessage[], message: SmsMessage): readonly SmsMessage[] {
  if (messages.some(({ id }) => id === message.id)) return messages;
  return [...messages, message].sort((a, b) => a.id - b.id);
}

/** The parts of a browser's EventSource that the phone needs. */
interface Stream {
  readonly readyState: number;
  addEventListener(type: 'open' | 'message' | 'error', listener: (event: Event) => void): void;
  close(): void;
}

const CLOSED = 2;
const RECONNECT_AFTER_MS = 2_000;

/** Receives messages for `mobile` until the returned function is called. The browser reconnects a broken stream with the last
 *  message id; a stream that the server refused is opened again after 2 s. */
export function watchInbox(
  mobile: string,
  onChange: (change: Partial<InboxState> | { readonly message: SmsMessage }) => void,
  openStream: (address: string) => Stream = (address) => new EventSource(address),
): () => void {
  let stream: Stream;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = (): void => {
    stream = openStream(`/sandbox/sms/stream?${new URLSearchParams({ mobile })}`);
    stream.addEventListener('open', () => onChange({ connection: 'live' }));
    stream.addEventListener('message', (event) => {
      const message = z.safeParse(SmsMessage, JSON.parse((event as MessageEvent<string>).data));
      if (message.success) onChange({ message: message.data });
    });
    stream.addEventListener('error', () => {
      onChange({ connection: 'interrupted' });
      if (stream.readyState === CLOSED) timer = setTimeout(open, RECONNECT_AFTER_MS);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
