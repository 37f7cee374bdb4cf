import type { KfsDocument, Line } from '../../shared/kfs/kfs-document';
import { type Html, html } from '../http/printed-page';

const noteOf = ({ note }: Line): readonly Html[] => (note === undefined ? [] : [html`<small>${note}</small>`]);

const head = (lines: readonly Line[]): Html =>
  // Shop and arranger are names, which need the whole width of a phone.
  html`<dl class="head">${lines.map(({ name, value }, index) => html`<div class="${index % 3 === 2 ? 'wide' : ''}"><dt>${name}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`;

const figures = (lines: readonly Line[]): Html =>
  html`<dl class="figures">${lines.map((line) => html`<div><dt>${line.name}</dt><dd>${line.value}${noteOf(line)}</dd></div>`)}</dl>`;

const table = (lines: readonly Line[]): Html =>
  html`<table class="lines"><tbody>${lines.map((line) => html`<tr class="${line.isSum ? 'sum' : ''}"><th scope="row">${line.name}</th><td>${line.value}${noteOf(line)}</td></tr>`)}</tbody></table>`;

function schedule({ title, heads, rows, sums, total }: KfsDocument['schedule']): Html {
  const cells = (row: readonly string[]): Html => html`<tr>${row.map((each) => html`<td>${each}</td>`)}</tr>`;
  return html`<h2 id="schedule">${title}</h2><table class="schedule" aria-labelledby="schedule"><thead><tr>${heads.map((each) => html`<th scope="col">${each}</th>`)}</tr></thead><tbody>${rows.map(cells)}</tbody><tfoot>${cells(sums)}<tr><td></td><td class="total" colspan="3">${total.name}</td><td colspan="2">${total.value}</td></tr></tfoot></table>`;
}

interface Addresses {
  /** Where its fingerprint is checked. */
  readonly verifyUrl: string;
  /** The same as text. */
  readonly verifyAt: string;
  /** The statement as a PDF. */
  readonly fileUrl: string;
}

/** A Key Facts Statement as a page. */
export function kfsHtml(document: KfsDocument, { verifyUrl, verifyAt, fileUrl }: Addresses): Html {
  const { lender, parts, rights, company, fingerprint } = document;
  return html`<main><header><div><h1>${document.heading}</h1><p>${document.summary}</p></div><div class="lender"><div><b>${lender.name}</b><p>${lender.role}</p></div><span class="tile" aria-hidden="true">${lender.monogram}</span></div></header>
${head(document.head)}${figures(document.figures)}
${parts.map(({ title, lines }) => html`<section><h2>${title}</h2>${table(lines)}</section>`)}
${[rights, ...(company ? [company] : [])].map(({ title, lines }) => html`<section><h2>${title}</h2><dl class="rights">${lines.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></section>`)}
<section>${schedule(document.schedule)}</section>
<section class="check"><p><b>${fingerprint.title}</b></p><p><code lang="en">${fingerprint.hash}</code></p><p>${fingerprint.before} <a href="${verifyUrl}">${verifyAt}</a> ${fingerprint.after}</p></section>
<a class="file" href="${fileUrl}">${document.download}</a>
<footer>${document.footer}</footer></main>`;
}
