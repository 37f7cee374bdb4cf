import { type Infer, object, oneOf, text, ValidationIssue } from '../../../shared/bridge/schema';

/** What a tab that was handed over and the page that opened it tell each other. */
const TAB_CHANNEL = 'kadam-tab';

/** Of the name of a hand-over. */
const HANDOVER_LENGTH = 22;
export const Handover = text(HANDOVER_LENGTH, HANDOVER_LENGTH, /^[\w-]+$/, 'a hand-over');

/** - back: from the tab, the customer is there again. - heard: from the page, it has been told. */
const TabMessage = object({ says: oneOf('back', 'heard'), handover: Handover });
type TabMessage = Infer<typeof TabMessage>;

type Page = Pick<typeof globalThis, 'BroadcastChannel'>;

/** Null for what is no message of ours. */
function messageIn(data: unknown): TabMessage | null {
  try {
    return TabMessage(data, '', true);
  } catch (issue) {
    if (!(issue instanceof ValidationIssue)) throw issue;
    return null;
  }
}

/** Listens for one message of a hand-over. Returns the function that stops. */
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

/** The page that opened the tab: `onBack` once the customer is back in it. Returns what stops listening. */
export function listenToTab(page: Page, handover: string, onBack: () => void): () => void {
  const channel = new page.BroadcastChannel(TAB_CHANNEL);
  const stop = listen(channel, handover, 'back', () => {
    channel.postMessage({ says: 'heard', handover } satisfies TabMessage);
    stop();
    onBack();
  });
  return stop;
}

/** The tab: tells the page that opened it, wherever that is. `onHeard` where it has answered: nothing comes of a page that is
 *  closed, or that the browser keeps apart from this one. Returns what stops listening. */
export function tellOpener(page: Page, handover: string, onHeard: () => void): () => void {
  const channel = new page.BroadcastChannel(TAB_CHANNEL);
  const stop = listen(channel, handover, 'heard', onHeard);
  channel.postMessage({ says: 'back', handover } satisfies TabMessage);
  return stop;
}
