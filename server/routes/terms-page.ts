import type { FastifyInstance } from 'fastify';
import { TERMS_UPDATED_ON, terms, termsInShort } from '../../shared/legal/terms';
import { termsAlone, terms as termsPage } from '../../shared/site/routes';
import { brandMark, html, sendPrinted } from '../http/printed-page';

const TITLE = 'Terms and Conditions';
const text = html`<main>${brandMark}<h1>${TITLE}</h1><p>Updated ${TERMS_UPDATED_ON}</p><p><strong>In short.</strong> ${termsInShort}</p><nav class="contents" aria-label="${TITLE}"><ul>${terms.map(
  ({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`,
)}</ul></nav>${terms.map(
  ({ anchor, title, paragraphs }) =>
    html`<section><h2 id="${anchor}">${title}</h2>${paragraphs.map((each) => html`<p>${each}</p>`)}</section>`,
)}</main>`;

/** The terms as people read them before they agree, of which the two policies are parts.
 *  Source: S1§2.1. */
export function registerTermsPages(app: FastifyInstance): void {
  for (const { path } of [termsPage, termsAlone])
    app.get(path, (_request, reply) => sendPrinted(reply, { title: TITLE, body: text }));
}
