import pg from 'pg';
import type { BrowserContext, Frame } from 'playwright';
import { decode } from '../../../frames/platform/storage/entries';
import { tablesOf } from './tables';

export class Traces {
  readonly addresses = new Set<string>();
  /** Raw storage entries: 'origin area key = value'. */
  readonly stored = new Set<string>();
  /** Tokens in request headers, where they belong. */
  readonly tokens = new Set<string>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      this.addresses.add(request.url());
      const headers = request.headers();
      if (headers.referer) this.addresses.add(headers.referer);
      for (const name of ['session-token', 'ic-sdk-token']) if (headers[name]) this.tokens.add(headers[name]);
    });
    context.on('page', (page) => page.on('framenavigated', (frame) => this.addresses.add(frame.url())));
  }

  /** Reads every storage of every open document. */
  async look(context: BrowserContext): Promise<void> {
    for (const { name, value, domain } of await context.cookies())
      this.stored.add(`${domain} cookie ${name} = ${value}`);
    for (const frame of context.pages().flatMap((page) => page.frames())) await this.#lookInto(frame);
  }

  async #lookInto(frame: Frame): Promise<void> {
    const { entries, history } = await frame.evaluate(async () => {
      const areas = { localStorage, sessionStorage };
      const found = Object.entries(areas).flatMap(([area, storage]) =>
        Object.keys(storage).map((key) => `${area} ${key} = ${storage.getItem(key)}`),
      );
      const databases = (await indexedDB.databases()).map(({ name }) => `indexedDB ${name} = `);
      const caches = 'caches' in window ? (await window.caches.keys()).map((name) => `caches ${name} = `) : [];
      return {
        entries: [...found, ...databases, ...caches, `cookie = ${document.cookie}`],
        history: `${location.href} ${JSON.stringify(window.history.state)}`,
      };
    });
    this.addresses.add(history);
    for (const entry of entries) this.stored.add(`${new URL(frame.url()).origin} ${entry}`);
  }

  /** Storage entries with the frames' encoded values in clear. */
  readable(): string {
    return [...this.stored].map((entry) => `${entry} ${decode(entry.split(' = ')[1] ?? '') ?? ''}`).join('\n');
  }
}

export async function dumpTables(databaseUrl: string): Promise<Readonly<Record<string, string>>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const dumped: Record<string, string> = {};
    for (const name of await tablesOf(client)) {
      const { rows } = await client.query<{ content: string }>(`select to_jsonb(t)::text as content from "${name}" t`);
      dumped[name] = rows.map(({ content }) => content).join('\n');
    }
    return dumped;
  } finally {
    await client.end();
  }
}
