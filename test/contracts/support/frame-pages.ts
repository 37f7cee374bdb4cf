import type { ServerResponse } from 'node:http';
import { frames } from '../../../shared/bridge';
import { sendHtml } from './origin';

/** Behaviour of the provider's frame page, selected by the merchant key. */
export type FrameKind =
  | 'ok'
  /** Registered without this merchant's origin. */
  | 'stranger'
  /** Implements version 2 of the protocol. */
  | 'newer'
  /** The frame of SDK 0.1.0. */
  | 'before'
  /** Sends an unknown response to its opening, then the test's messages. */
  | 'after'
  /** Refuses for a reason that the host does not know. */
  | 'refusing'
  /** Sends the test's messages. */
  | 'raw'
  /** Like `raw`, but connects when the test starts it. */
  | 'late'
  /** Connects, and never answers a call. */
  | 'mute'
  /** Sends malformed replies. */
  | 'nonsense'
  /** Refuses: its page belongs to another merchant key. */
  | 'other-key'
  /** A page without the bridge. */
  | 'silent'
  /** Redirects to a page of another origin. */
  | 'elsewhere'
  /** Forbids every page to embed it. */
  | 'denied'
  /** Has an image that never loads, so it never fires `load`. */
  | 'unfinished'
  | 'hang'
  | 'missing'
  | 'broken'
  /** Missing the first time, opens afterwards. */
  | 'second-time'
  /** Missing twice, opens afterwards. */
  | 'third-time'
  /** Opens the first time, missing afterwards. */
  | 'once';

const framePage = (registered: string, ...files: readonly string[]): string =>
  `<meta name="kadam-merchant-origins" content="${registered}"><title>frame</title><body><button>In the frame</button>${files
    .map((file) => `<script src="/${file}"></script>`)
    .join('')}`;

/** Responds at the path of any frame. `visit`: 1 for the first request of this address. */
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
    // An address that never responds.
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
