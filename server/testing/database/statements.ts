import pg from 'pg';
import { vi } from 'vitest';
import { endpointAt } from '../api/endpoint-at';
import type { TestServer } from '../server/test-server';

/** A message to PostgreSQL, `begin` and `commit` included. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export const tablesWritten = (text: string): string[] =>
  [...text.matchAll(/(?<!for |do )\b(?:insert into|update|delete from) "?(\w+)/gi)].map(([, table = '']) => table);

/** True if a statement leaves a setting, a lock, a listener or a name at its connection. */
export const outlivesItsTransaction = (text: string): boolean =>
  /^\s*(listen|unlisten|prepare|declare|discard|reset|load)\b/i.test(text) ||
  /(^|;)\s*set (?!local\b)/i.test(text) ||
  /\bpg_(try_)?advisory_(?!xact_)/i.test(text) ||
  (/\bcreate temp(orary)?\b/i.test(text) && !/\bon commit drop\b/i.test(text));

/** Records this process's statements, and the highest number per endpoint call. */
export class StatementLog {
  readonly said: Statement[] = [];
  readonly most: Record<string, number> = {};
  /** Statements of repeated read-only calls, by endpoint. */
  readonly saidByRepeats: Record<string, string[]> = {};
  /** Total of all endpoint calls. */
  spent = 0;
  readonly #query = vi.spyOn(pg.Client.prototype, 'query');

  /** A server whose calls are counted, one at a time. */
  around(kadam: TestServer): TestServer {
    return {
      ...kadam,
      request: (method, url, options) => this.#during(method, url, () => kadam.request(method, url, options)),
      call: (name, body, options) =>
        this.#during(body === undefined ? 'GET' : 'POST', `/app/affordability/sa/${name}`, () =>
          kadam.call(name, body, options),
        ),
    };
  }

  stop(): void {
    this.#takeDown();
    this.#query.mockRestore();
  }

  async #during<Reply>(method: string, url: string, work: () => Promise<Reply>): Promise<Reply> {
    this.#takeDown();
    const reply = await work();
    const count = this.#takeDown();
    const name = endpointAt(method, url)?.name;
    if (name === undefined) return reply;
    this.most[name] = Math.max(this.most[name] ?? 0, count);
    this.spent += count;
    if (method === 'GET') await this.#again(name, work);
    return reply;
  }

  async #again(name: string, read: () => Promise<unknown>): Promise<void> {
    await read();
    const count = this.#takeDown();
    const texts = this.said.slice(this.said.length - count).map(({ text }) => text);
    this.saidByRepeats[name] = [...(this.saidByRepeats[name] ?? []), ...texts];
  }

  /** Returns the number of new statements. */
  #takeDown(): number {
    // SAFETY: Kysely calls the overload with a text and values; types resolve to another one.
    const calls = this.#query.mock.calls.splice(0) as unknown as [string, (readonly unknown[])?][];
    this.said.push(...calls.map(([text, values = []]) => ({ text, values })));
    return calls.length;
  }
}
