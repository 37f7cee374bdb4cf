import type { ServerResponse } from 'node:http';
import { frames } from '../../../shared/bridge';
import { sendHtml } from './origin';

/** How the provider's frame page behaves; it is asked for by the merchant key. */
export type FrameKind =
  | 'ok'
  /** Registered without this merchant's origin. */
  | 'stranger'
  /** Speaks version 2 of the protocol. */
  | 'newer'
  /** The frame of SDK 0.1.0. */
  | 'before'
  /** Says more to being opened than the host knows, and then what the test wants. */
  | 'after'
  /** Refuses for a reason that the host does not know. */
  | 'refusing'
  /** Says on the bridge what the test wants. */
  | 'raw'
  /** The same, from when the test lets it connect. */
  | 'late'
  /** Connects, and never answers a call. */
  | 'mute'
  /** Answers what is no answer. */
  | 'nonsense'
  /** Refuses: its page was made for another merchant key. */
  | 'other-key'
  /** A page that does not speak the bridge. */
  | 'silent'
  /** Sends the browser on to a page of another origin. */
  | 'elsewhere'
  /** Its page forbids every page to show it. */
  | 'denied'
  /** Has a picture that never comes, and so has never loaded. */
  | 'unfinished'
  | 'hang'
  | 'missing'
  | 'broken'
  /** Not there the first time, and opens afterwards. */
  | 'second-time'
  /** Not there twice, and opens afterwards. */
  | 'third-time'
  /** Opens the first time, and is gone afterwards. */
  | 'once';

const framePage = (registered: string, ...files: readonly string[]): string =>
  `<meta name="kadam-merchant-origins" content="${registered}"><title>frame</title><body><button>In the frame</button>${files
    .map((file) => `<script src="/${file}"></script>`)
    .join('')}`;

/** Answers for the path of any frame. `visit`: 1 for the first time that this address is asked for. */
export function sendFrame(
  response: ServerResponse,
  given: { path: string; kind: string; visit: number; merchantUrl: string; strangerUrl: string; address: string },
): void {
  const { kind, visit } = given;
  const registered = `https://one.example ${given.merchantUrl}`;
  const isSales = given.path === frames.salesApp.path;
  const frame = isSales ? 'frame.js' : 'widget-frame.js';
  const newer = isSales ? 'newer.js' : 'newer-widget.js';
  const go = (to: string): void => void response.writeHead(302, { location: to }).end();
  const pages: Record<string, () => void> = {
    stranger: () => sendHtml(response, framePage('https://another.example', frame)),
    newer: () => sendHtml(response, framePage(registered, newer)),
    before: () => sendHtml(response, framePage(registered, frame.replace('.js', '-0.1.0.js'))),
    after: () => sendHtml(response, framePage(registered, 'raw-frame.js')),
    refusing: () => sendHtml(response, framePage(registered, 'raw-frame.js')),
    raw: () => sendHtml(response, framePage(registered, 'raw-frame.js')),
    late: () => sendHtml(response, framePage(registered, 'forger.js', 'raw-frame.js')),
    mute: () => sendHtml(response, framePage(registered, 'raw-frame.js')),
    nonsense: () => sendHtml(response, framePage(registered, 'raw-frame.js')),
    'other-key': () => go(given.address.replace('other-key', 'ok')),
    silent: () => sendHtml(response, '<title>frame</title><button>Silent</button><script src="/forger.js"></script>'),
    elsewhere: () => go(`${given.strangerUrl}/forger`),
    denied: () =>
      sendHtml(response, framePage(registered, frame), { 'content-security-policy': "frame-ancestors 'none'" }),
    // At an address that hangs.
    unfinished: () =>
      sendHtml(response, `${framePage(registered, frame)}<img alt="" src="${given.path}?merchantKey=hang">`),
    hang: () => undefined,
    missing: () => sendHtml(response, 'Not found', {}, 404),
    broken: () => sendHtml(response, 'Broken', {}, 500),
  };
  const isGone =
    (kind === 'second-time' && visit < 2) || (kind === 'third-time' && visit < 3) || (kind === 'once' && visit > 1);
  const answer = isGone ? pages.missing : pages[kind];
  if (answer) answer();
  else sendHtml(response, framePage(registered, frame));
}
