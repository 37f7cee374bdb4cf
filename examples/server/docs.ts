import { dirname, join } from 'node:path/posix';
import { Marked, type Tokens } from 'marked';
import changelog from '../../CHANGELOG.md?raw';
import readme from '../../README.md?raw';

export interface Document {
  /** Path of its page below `/docs`: the file's path in lower case, without the extension; `adr` for `adr/README.md`. */
  readonly name: string;
  readonly title: string;
  readonly html: string;
  /** Whether the README links to it; the others are reached from documents. */
  readonly isListed: boolean;
}

/** By path from the root of the repository. */
const sources: Readonly<Record<string, string>> = {
  'CHANGELOG.md': changelog,
  ...Object.fromEntries(
    Object.entries(
      import.meta.glob<string>('../../docs/**/*.md', { query: '?raw', import: 'default', eager: true }),
    ).map(([path, text]) => [path.replace('../../', ''), text]),
  ),
};

/** The row of the README that links to the documents, in reading order. */
const README_ROW = /^\| `docs\/` \| (.+) \|$/m;

/** All documents, first those that the README links to, in its order. Throws if it leaves out a file of `docs`. */
export function renderDocuments(): readonly Document[] {
  const [, row = ''] = README_ROW.exec(readme) ?? [];
  const listed = new Map(
    [...row.matchAll(/\[([^\]]+)\]\(([\w/-]+\.md)\)/g)].map(([, title = '', path = '']) => [path, title]),
  );
  const missing = Object.keys(sources).filter((path) => !listed.has(path) && dirname(path) !== DECISIONS);
  if (missing.length > 0) throw new Error(`the README does not link to ${missing.join(', ')}`);
  const paths = new Set([...listed.keys(), ...Object.keys(sources)]);
  return [...paths].map((path) => {
    const source = sources[path] ?? '';
    const title = listed.get(path) ?? /^# (.+)$/m.exec(source)?.[1] ?? path;
    return {
      name: nameOf(path),
      title: title.charAt(0).toUpperCase() + title.slice(1),
      html: markdownOf(path).parse(source, { async: false }),
      isListed: listed.has(path),
    };
  });
}

/** Folder of the architecture decisions, which have a list of their own in its `README.md`. */
const DECISIONS = 'docs/adr';

const nameOf = (path: string): string =>
  path
    .replace(/^docs\//, '')
    .replace(/(?:\/README)?\.md$/, '')
    .toLowerCase();

/** Anchor of a heading, as GitHub generates it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Address of the page for a link from the document at `from`; other links stay as they are. */
function addressOf(href: string, from: string): string {
  const [file = '', anchor] = href.split('#');
  const path = join(dirname(from), file);
  if (file === '' || sources[path] === undefined) return href;
  return `/docs/${nameOf(path)}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** Markdown of the document at `path`, from which links are resolved. */
const markdownOf = (path: string): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, text, depth }: Tokens.Heading): string {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${escaped(addressOf(href, path))}">${this.parser.parseInline(tokens)}</a>`;
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
