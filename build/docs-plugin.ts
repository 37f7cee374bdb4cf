import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'rollup';

const DOCS = 'docs';
const CHANGELOG = 'CHANGELOG.md';
/** The row of the README that names the documents, in the order in which they are read. */
const README_ROW = /^\| `docs\/` \| (.+) \|$/m;

/** One document as a page shows it. */
interface DocsEntry {
  /** File name in lower case without its ending; the last part of the page's address. */
  readonly name: string;
  /** As the README calls it. */
  readonly title: string;
}

/** What viewers make of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A link of a document to another one, as a link between their pages. */
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
    // Ticked on paper, not here.
    checkbox: (): string => '☐ ',
    // What scrolls sideways has to be reachable by keyboard.
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

/** The documents as fragments of HTML beside the pages, and `docs/index.json`, which names them. A document that the
 *  README does not name fails the build. */
export function docs(): Plugin {
  return {
    name: 'kadam-docs',
    async buildStart() {
      for (const name of await readdir(DOCS)) this.addWatchFile(join(DOCS, name));
      this.addWatchFile(CHANGELOG);
    },
    async generateBundle() {
      const [, row = ''] = README_ROW.exec(await readFile('README.md', 'utf8')) ?? [];
      const named = [...row.matchAll(/\[([^\]]+)\]\(((?:docs\/)?[\w-]+\.md)\)/g)].map(([, title = '', file = '']) => ({
        file,
        name: basename(file, '.md').toLowerCase(),
        title: title.charAt(0).toUpperCase() + title.slice(1),
      }));
      const index = named.map(({ name, title }): DocsEntry => ({ name, title }));
      const files = (await readdir(DOCS)).filter((name) => name.endsWith('.md')).map((name) => `${DOCS}/${name}`);
      const unnamed = [...files, CHANGELOG].filter((each) => !named.some(({ file }) => file === each));
      if (unnamed.length > 0) throw new Error(`the README does not name these documents: ${unnamed.join(', ')}`);
      for (const { file, name } of named) {
        const source = await markdown.parse(await readFile(file, 'utf8'));
        this.emitFile({ type: 'asset', fileName: `docs/${name}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'docs/index.json', source: JSON.stringify(index) });
    },
  };
}
