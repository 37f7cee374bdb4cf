import pg from 'pg';
import { vi } from 'vitest';
import { endpointAt } from '../api/endpoint-at';
import type { TestServer } from '../server/test-server';

/** What went to PostgreSQL: `begin` and `commit` too. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The tables that a statement writes. */
export const tablesWritten = (text: string): string[] =>
  [...text.matchAll(/(?<!for |do )\b(?:insert into|update|delete from) "?(\w+)/gi)].map(([, table = '']) => table);

/** Whether a statement leaves something at its connection: a setting, a lock, a listener, a name. */
export const outlivesItsTransaction = (text: string): boolean =>
  /^\s*(listen|unlisten|prepare|declare|discard|reset|load)\b/i.test(text) ||
  /(^|;)\s*set (?!local\b)/i.test(text) ||
  /\bpg_(try_)?advisory_(?!xact_)/i.test(text) ||
  (/\bcreate temp(orary)?\b/i.test(text) && !/\bon commit drop\b/i.test(text));

/** Writes down what this process says to PostgreSQL, and for each endpoint how many statements its longest call took. */
export class StatementLog {
  readonly said: Statement[] = [];
  readonly most: Record<string, number> = {};
  /** What calls that only read say when they are repeated, by endpoint. */
  readonly saidByRepeats: Record<string, string[]> = {};
  /** Statements of all calls of endpoints so far. */
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

  /** Returns how many statements are new. */
  #takeDown(): number {
    // SAFETY: Kysely calls it with a text and its values; the overloads that types choose from are others.
    const calls = this.#query.mock.calls.splice(0) as unknown as [string, (readonly unknown[])?][];
    this.said.push(...calls.map(([text, values = []]) => ({ text, values })));
    return calls.length;
  }
}
