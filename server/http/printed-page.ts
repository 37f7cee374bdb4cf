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

const STYLE = `:root{color-scheme:light}body{font:16px/1.5 system-ui,sans-serif;color:#1b1b1f;background:#fff;max-width:44rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.4rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.4rem .5rem;border-bottom:1px solid #d9d9df;vertical-align:top}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}
button{font:inherit;min-height:3rem;padding:0 1.25rem;margin:0 .75rem .75rem 0;border:1px solid #1b1b1f;border-radius:.75rem;background:#fff}
button.p{background:#1b1b1f;color:#fff}@media print{body{padding:0}}`;

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
