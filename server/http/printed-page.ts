import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { PERMISSIONS_POLICY } from './security-headers';

/** Text that is HTML already; everything else is escaped when it is put in. */
export class Html {
  constructor(readonly text: string) {}
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

const textOf = (value: string | number | Html | readonly Html[]): string => {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escaped(String(value));
};

/** A template of HTML: html`<p>${name}</p>`. */
export const html = (
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[])[]
): Html =>
  new Html(parts.map((part, index) => part + (index < values.length ? textOf(values[index] ?? '') : '')).join(''));

const STYLE = `:root{color-scheme:light}body{font:16px/1.5 system-ui,sans-serif;color:#10201a;background:#fff;max-width:44rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.4rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .5rem;border-bottom:1px solid #e2e8e5;vertical-align:top}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
button{font:inherit;min-height:3rem;padding:0 1.25rem;margin:0 .75rem .75rem 0;border:1px solid #10201a;border-radius:.75rem;background:#fff}
button.p{background:#10201a;color:#fff}.notice{box-sizing:border-box;min-height:calc(100vh - 3rem);display:grid;align-content:center;justify-items:center;text-align:center;text-wrap:balance}
.notice h1{font-size:1.5rem;line-height:1.25;letter-spacing:-.02em;margin:1.5rem 0 .5rem}.notice p{margin:0;color:#4a5a53;max-width:26rem}
@media print{body{padding:0}}`;

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Sends a page that the server writes itself: one style, no script, nothing from elsewhere. `formsTo`: whether it may
 *  send forms to this server. */
export function sendPrinted(reply: FastifyReply, title: string, body: Html, formsTo: 'nowhere' | 'self'): FastifyReply {
  const page = html`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(STYLE)}</style></head><body>${body}</body></html>
`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formsTo === 'self' ? "'self'" : "'none'"}; frame-ancestors 'none'`,
    )
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** Says plainly what is wrong and what to do, under the steps of the mark. */
export function sendNotice(reply: FastifyReply, status: number, title: string, text: string): FastifyReply {
  const body = html`<main class="notice"><svg width="96" height="64" viewBox="0 0 96 64" fill="#e2e8e5" aria-hidden="true"><rect x="60" width="36" height="12" rx="4"/><rect x="40" y="17" width="56" height="12" rx="4"/><rect x="20" y="34" width="76" height="12" rx="4"/><rect y="51" width="96" height="12" rx="4"/></svg><h1>${title}</h1><p>${text}</p></main>`;
  return sendPrinted(reply.code(status), title, body, 'nowhere');
}
