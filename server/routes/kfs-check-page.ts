import type { Kfs } from '../../shared/api/kfs';
import { brand } from '../../shared/brand';
import type { Locale } from '../../shared/locales';
import { dayInIndia } from '../../shared/rules/india-days';
import { kfsCheck } from '../../shared/site/routes';
import { brandMark, type Html, html, type PrintedPage } from '../http/printed-page';
import { kfsWords } from '../services/kfs-document/kfs-words';
import { kfsPageWords } from './kfs-page-words';

interface Checked {
  readonly asked: { readonly proposal: string; readonly fingerprint: string };
  /** Null where there is no such statement. */
  readonly found: Kfs | null;
}

/** Whether a statement of that number and fingerprint was made, by which lender and when; nothing else of it is told.
 *  `asked`: the language that the address asked for, with which its form goes on. `checked`: null before anything was
 *  asked. */
export function checkPage(language: Locale, asked: { readonly locale?: string }, checked: Checked | null): PrintedPage {
  const { check } = kfsPageWords[language];
  const title = checked === null ? check.title : checked.found ? check.genuine : check.unknown;
  const { proposal = '', fingerprint = '' } = checked?.asked ?? {};
  const named = asked.locale === undefined ? [] : [html`<input type="hidden" name="locale" value="${asked.locale}">`];
  const body = html`<main class="card">${brandMark}<h1>${title}</h1><p role="status">${answerOf(language, checked)}</p>
<form method="get" action="${kfsCheck.path}">${named}<label>${check.proposal}<input name="proposal" value="${proposal}" required maxlength="64" autocomplete="off" spellcheck="false" autocapitalize="characters"></label><label>${check.fingerprint}<input name="fingerprint" value="${fingerprint}" required maxlength="64" autocomplete="off" spellcheck="false" autocapitalize="none"></label><button class="p">${check.submit}</button></form></main>`;
  return { title: `${title} · ${brand.name}`, body, formsTo: 'self', language };
}

function answerOf(language: Locale, checked: Checked | null): string | Html {
  const { check } = kfsPageWords[language];
  if (checked === null) return check.text;
  if (!checked.found) return check.unknownText;
  const { lenderName, issuedAtMs } = checked.found;
  return check.genuineText(lenderName, kfsWords[language].day(dayInIndia(issuedAtMs)));
}
