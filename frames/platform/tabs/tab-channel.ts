import { type Infer, object, oneOf, text, ValidationIssue } from '../../../shared/bridge/schema';

const TAB_CHANNEL = 'kadam-tab';

/** Length of a hand-over's name. */
const HANDOVER_LENGTH = 22;
export const Handover = text(HANDOVER_LENGTH, HANDOVER_LENGTH, /^[\w-]+$/, 'a hand-over');

/** - back: from the tab, the customer has returned. - heard: from the page, acknowledged. */
const TabMessage = object({ says: oneOf('back', 'heard'), handover: Handover });
type TabMessage = Infer<typeof TabMessage>;

type Page = Pick<typeof globalThis, 'BroadcastChannel'>;

/** Null for a foreign message. */
function messageIn(data: unknown): TabMessage | null {
  try {
    return TabMessage(data, '', true);
  } catch (issue) {
    if (!(issue instanceof ValidationIssue)) throw issue;
    return null;
  }
}

/** Listens for one message of a hand-over. Returns a function that stops. */
function listen(
  channel: BroadcastChannel,
  handover: string,
  says: TabMessage['says'],
  onMessage: () => void,
): () => void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageIn(data);
    if (message?.handover === handover && message.says === says) onMessage();
  });
  return () => channel.close();
}

/** For the opening page: `onBack` after the customer's return. Returns a function that stops. */
export function listenToTab(page: Page, handover: string, onBack: () => void): () => void {
  const channel = new page.BroadcastChannel(TAB_CHANNEL);
  const stop = listen(channel, handover, 'back', () => {
    channel.postMessage({ says: 'heard', handover } satisfies TabMessage);
    stop();
    onBack();
  });
  return stop;
}

/** For the tab: notifies the opening page. `onHeard` after its acknowledgement, which a closed or isolated page never sends.
 *  Returns a function that stops. */
export function tellOpener(page: Page, handover: string, onHeard: () => void): () => void {
  const channel = new page.BroadcastChannel(TAB_CHANNEL);
  const stop = listen(channel, handover, 'heard', onHeard);
  channel.postMessage({ says: 'back', handover } satisfies TabMessage);
  return stop;
}
