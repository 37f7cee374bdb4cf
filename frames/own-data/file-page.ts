import { type Locale, rootAttributesText } from '../../shared/locales';

const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => special[sign] ?? sign);

/** A row of a table, each value with what its column is called. */
export type Line = readonly (readonly [label: string, value: string])[];

const style =
  'body{max-width:70em;margin:2em auto;padding:0 1em;font:16px/1.5 system-ui,sans-serif}table{width:100%;border-collapse:collapse;margin-bottom:2em}th,td{padding:.4em .6em;border:1px solid #bbb;text-align:start;vertical-align:top;overflow-wrap:anywhere}';

/** HTML of a heading and a table; `nothing` where there are no rows. */
export function table(heading: string, nothing: string, lines: readonly Line[]): string {
  const [first] = lines;
  const rows = lines.map((line) => `<tr>${line.map(([, value]) => `<td>${escaped(value)}</td>`).join('')}</tr>`);
  const head = first?.map(([label]) => `<th scope="col">${escaped(label)}</th>`).join('') ?? '';
  const body = first ? `<table><tr>${head}</tr>${rows.join('')}</table>` : paragraph(nothing);
  return `<h2>${escaped(heading)}</h2>${body}`;
}

export const paragraph = (text: string): string => `<p>${escaped(text)}</p>`;

/** A whole file: it runs nothing and loads nothing. `parts`: HTML. */
export const page = (locale: Locale, heading: string, parts: readonly string[]): string =>
  `<!doctype html><html ${rootAttributesText(locale)}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title><style>${style}</style><h1>${escaped(heading)}</h1>${parts.join('')}</html>\n`;
