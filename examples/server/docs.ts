import { Marked, type Tokens } from 'marked';
import changelog from '../../CHANGELOG.md?raw';
import readme from '../../README.md?raw';

export interface Document {
  /** Last path segment of its address: the file name in lower case, without the extension. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

/** By path from the root of the repository. */
const sources: Readonly<Record<string, string>> = {
  'CHANGELOG.md': changelog,
  ...Object.fromEntries(
    Object.entries(import.meta.glob<string>('../../docs/*.md', { query: '?raw', import: 'default', eager: true })).map(
      ([path, text]) => [path.replace('../../', ''), text],
    ),
  ),
};

/** The row of the README that links to the documents, in reading order. */
const README_ROW = /^\| `docs\/` \| (.+) \|$/m;

/** Documents that the README links to, in its order. Throws if it does not link to all of them. */
export function renderDocuments(): readonly Document[] {
  const [, row = ''] = README_ROW.exec(readme) ?? [];
  const links = [...row.matchAll(/\[([^\]]+)\]\(((?:docs\/)?[\w-]+\.md)\)/g)];
  const missing = Object.keys(sources).filter((path) => !links.some(([, , file]) => file === path));
  if (missing.length > 0) throw new Error(`the README does not link to ${missing.join(', ')}`);
  return links.map(([, title = '', file = '']) => ({
    name: file
      .replace(/^docs\//, '')
      .replace(/\.md$/, '')
      .toLowerCase(),
    title: title.charAt(0).toUpperCase() + title.slice(1),
    html: markdown.parse(sources[file] ?? '', { async: false }),
  }));
}

/** Anchor of a heading, as GitHub generates it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Replaces a link to a document by the address of its page. */
const addressOf = (href: string): string =>
  href.replace(/^(?:\.\.\/)?([\w-]+)\.md(?=#|$)/, (_link, name: string) => `/docs/${name.toLowerCase()}`);

const markdown = new Marked({
  renderer: {
    heading({ tokens, text, depth }: Tokens.Heading): string {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }: Tokens.Link): string {
      return `<a href="${escaped(addressOf(href))}">${this.parser.parseInline(tokens)}</a>`;
    },
    // Checkboxes are read-only here.
    checkbox: (): string => '☐ ',
    // A block that scrolls horizontally must be reachable by keyboard.
    code({ text, lang = '' }: Tokens.Code): string {
      return `<pre tabindex="0" data-language="${escaped(lang)}"><code>${escaped(text)}</code></pre>\n`;
    },
    table({ header, rows }: Tokens.Table): string {
      const cells = (row: readonly Tokens.TableCell[], tag: 'th' | 'td'): string =>
        `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
      const body = rows.map((row) => cells(row, 'td')).join('\n');
      return `<div class="table" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  },
});
