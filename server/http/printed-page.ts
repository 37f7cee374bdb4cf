import type { FastifyReply } from 'fastify';
import { keysOf } from '../../shared/keys-of';
import { defaultLocale, type Locale, rootAttributesText } from '../../shared/locales';
import { pageColours } from '../../shared/page-colours';
import { printedColours } from './printed-colours';
import { type PrintedStyle, printedStyle } from './printed-style';
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

const usualStyle =
  printedStyle(`${printedColours}body{font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--surface);max-width:44rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
:root:not([data-script="Latn"]) body{line-height:1.6}:root:not([data-script="Latn"]) :is(h1,h2,.mark){letter-spacing:0;line-height:1.4}h1{font-size:1.4rem;margin:0 0 .25rem}h2{font-size:1.1rem;margin:1.5rem 0 .5rem}table{border-collapse:collapse;width:100%}
th,td{text-align:start;padding:.4rem .5rem;border-bottom:1px solid var(--line);vertical-align:top}tbody th{font-weight:400;color:var(--ink-2);min-width:7rem}td.n{min-width:7rem}tr.sum th,tr.sum td{font-weight:700;color:var(--ink)}td.n,th.n{text-align:end;font-variant-numeric:tabular-nums}
.wide{overflow-x:auto}.dense{font-size:.875rem;white-space:nowrap}.dense th,.dense td{min-width:0}.fine{font-size:.875rem;color:var(--ink-2);overflow-wrap:anywhere}
button{font:inherit;min-height:3rem;padding:0 1.25rem;margin:0;margin-block-end:.75rem;margin-inline-end:.75rem;border:1px solid var(--ink);border-radius:.75rem;background:var(--surface)}
button.p{background:var(--ink);color:var(--surface)}.notice{box-sizing:border-box;min-height:calc(100vh - 7rem);display:grid;align-content:center;justify-items:center;text-align:center;text-wrap:balance}
.mark{display:inline-flex;align-items:center;gap:.375rem;margin:0 0 2rem;color:var(--ink);font-weight:700;font-size:1.125rem;letter-spacing:-.02em}
.notice h1{font-size:1.75rem;line-height:1.25;letter-spacing:-.02em;margin:0 0 .75rem}
.notice p:not(.mark){margin:0;color:var(--ink-2);max-width:26rem}.notice p.aside{margin-top:2rem;padding:.75rem 1rem;border-radius:.75rem;background:var(--canvas)}
.ways{display:flex;flex-wrap:wrap;gap:.5rem 1rem;justify-content:center;align-items:center;margin-top:1.5rem}.ways a,footer a{display:inline-flex;align-items:center;min-height:3rem;padding:0 .5rem;color:var(--ink);text-underline-offset:.2em}
.ways a.button{padding:0 1.5rem;border-radius:.75rem;background:var(--cta);color:var(--on-cta);font-weight:600;text-decoration:none}.ways a.button:hover{background:var(--cta-shade)}:focus-visible{outline:2px solid var(--info);outline-offset:2px}
footer nav{display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:center;font-size:.875rem}footer a{color:var(--ink-2)}
.contents ul{margin:1rem 0;padding:0;list-style:none}.contents a{display:block;padding:.625rem 0;color:var(--ink);text-underline-offset:.2em}section h2{scroll-margin-top:1rem}
.card{box-sizing:border-box;max-width:26rem;margin:min(12vh,6rem) auto 0;padding:1.5rem;border:1px solid var(--line-2);border-radius:1rem}.card p{overflow-wrap:anywhere}.card button,.card a.button{box-sizing:border-box;width:100%;margin:.5rem 0 0;font-weight:600}
.card a.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border-radius:.75rem;background:var(--ink);color:var(--surface);text-align:center;text-decoration:none}.card .aside{margin:1.5rem 0 0;padding:.75rem 1rem;border-radius:.75rem;background:var(--canvas);font-size:.875rem;color:var(--ink-2)}
label{display:block;margin:.75rem 0}input{display:block;box-sizing:border-box;width:100%;min-height:3rem;margin-top:.25rem;padding:0 .75rem;border:1px solid var(--ink-3);border-radius:.75rem;background:var(--surface);color:var(--ink);font:inherit}.error{color:var(--error)}
@media(max-width:30rem){body{padding:1rem}.dense{font-size:.8125rem}.dense th,.dense td{padding:.4rem .3rem}}
@page{margin:16mm}@media print{body{padding:0;max-width:none;font-size:9.5pt}th,td{padding:.25rem .4rem}h2{margin:1rem 0 .25rem}.mark{margin:0 0 .75rem}h3{margin:.5rem 0 0}.wide{overflow:visible}h2,h3{break-after:avoid}tr,p{break-inside:avoid}}`);

export interface PrintedPage {
  readonly title: string;
  readonly body: Html;
  /** Whether it may send forms to this server; nowhere by default. */
  readonly formsTo?: 'nowhere' | 'self';
  /** English by default. */
  readonly language?: Locale;
  /** Instead of the usual one. */
  readonly style?: PrintedStyle;
}

const themeColours = keysOf(pageColours).map(
  (scheme) =>
    html`<meta name="theme-color" content="${pageColours[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
);

/** Sends a page that the server writes itself: one style, no script, nothing from elsewhere. */
export function sendPrinted(reply: FastifyReply, page: PrintedPage): FastifyReply {
  const { title, body, formsTo = 'nowhere', language = defaultLocale, style = usualStyle } = page;
  const text = html`<!doctype html><html ${new Html(rootAttributesText(language))}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${themeColours}<title>${title}</title><style>${new Html(style.text)}</style></head><body>${body}</body></html>
`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${style.hash}'; base-uri 'none'; form-action ${formsTo === 'self' ? "'self'" : "'none'"}; frame-ancestors 'none'`,
    )
    .header('permissions-policy', PERMISSIONS_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .header('vary', 'accept, accept-language, cookie')
    .type('text/html; charset=utf-8')
    .send(text.text);
}
