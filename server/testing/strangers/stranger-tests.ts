import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api';
import type { Endpoint } from '../../../shared/api/endpoint';
import { tidy } from '../../store/housekeeping';
import type { DatabaseChoice } from '../../store/open';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../test-server';
import { isDone, type StrangerKind, strangersTo } from './strangers';
import { type Victim, type VictimState, victims } from './victims';
import { mayBeDone, unclassified } from './whose-call';

/** Tables whose rows say nothing of a person: what is counted for a client, and answers kept for a repeated call. */
const countsAlone = new Set(['rate_limits', 'idempotency_keys']);
/** How often a payment was written says nothing of it either. */
const COUNT = 'changes';

/** Whether a call is part of the sandbox alone and made by another shop: a test customer is every shop's to reset. */
const isAboutTestCustomer = (endpoint: Endpoint, kind: StrangerKind): boolean =>
  endpoint.isSandboxOnly && kind === 'otherShop';

/** What a call did that it may not, or told. */
function faultsIn(reply: Reply, name: string, kind: StrangerKind, victim: Victim): string[] {
  const isWrong = isDone(reply) && !mayBeDone(name, kind, victim);
  const isTold = endpoints[name]?.method === 'GET' && victim.secrets.some((secret) => reply.text.includes(secret));
  return [
    ...(isWrong ? [`does ${name}: ${reply.text}`] : []),
    ...(isTold ? [`is told by ${name}: ${reply.text}`] : []),
  ];
}

/** A stranger of each of the kinds makes every call about somebody in each of the states, one that is no reading `times` at
 *  once. Nothing of the
 *  victim's may change, nothing may be told, and the victim goes on to the end. Says how many calls there were. */
export function strangerTests(
  open: () => Promise<DatabaseChoice>,
  which: { readonly states: readonly VictimState[]; readonly kinds: readonly StrangerKind[]; readonly times: number },
): void {
  let kadam: TestServer;
  let reach: (state: VictimState) => Promise<Victim>;
  let allRows: string;
  let calls = 0;
  beforeAll(async () => {
    kadam = await startTestServer({
      database: await open(),
    });
    reach = victims(() => kadam);
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kadam.server.db);
    allRows = tables.rows
      .filter(({ name }) => !countsAlone.has(name))
      .map(({ name }) => `select '${name}' as name, (to_jsonb(t) - '${COUNT}')::text as content from "${name}" t`)
      .join(' union all ');
  }, STARTS_WITHIN_MS);
  afterAll(async () => {
    process.stdout.write(`what a stranger can do to a shopper: ${calls} calls tried\n`);
    await kadam.close();
  });

  const timesOf = ({ method }: Endpoint): number => (method === 'GET' ? 1 : which.times);

  /** What is stored of a victim. How far a payment is that nobody owns yet is told by whoever comes furthest. */
  const rowsOf = async ({ names, isOwner }: Victim): Promise<Set<string>> => {
    const isOwn = sql.join(
      names.map((name) => sql`position(${name} in content) > 0`),
      sql` or `,
    );
    const { rows } = await sql<{ name: string; content: string }>`
      select name, content from (${sql.raw(allRows)}) stored where ${isOwn}`.execute(kadam.server.db);
    return new Set(
      rows.map(({ name, content }) => {
        const { step, ...others } = JSON.parse(content) as Record<string, unknown>;
        const isShared = name === 'transactions' && !isOwner;
        return `${name} ${JSON.stringify(isShared ? others : { step, ...others })}`;
      }),
    );
  };

  describe('what a stranger can do to a shopper', () => {
    it('is thought of for every endpoint', () => {
      expect(unclassified()).toEqual([]);
    });

    it.each(which.states)('is nothing: %s', async (state) => {
      // Test customers have few numbers: what strangers had sent to one in another state is theirs.
      await kadam.server.db.deleteFrom('one_time_codes').execute();
      const victim = await reach(state);
      // What is spent goes by itself once in a while, and not by any call.
      await tidy(kadam.server.db, kadam.clock.nowMs());
      const before = await rowsOf(victim);
      const faults: string[] = [];
      const all = await strangersTo(() => kadam, victim);
      const strangers = all.filter(({ kind }) => which.kinds.includes(kind));
      // What is told is looked at first: later a stranger knows what he has typed himself.
      const inOrder = Object.entries(endpoints).sort(([, one], [, other]) => one.method.localeCompare(other.method));
      for (const [name, endpoint] of inOrder) {
        for (const { kind, call } of strangers) {
          if (isAboutTestCustomer(endpoint, kind)) continue;
          const replies = await Promise.all(Array.from({ length: timesOf(endpoint) }, () => call(endpoint)));
          calls += replies.length;
          const said = replies.flatMap((reply) => faultsIn(reply, name, kind, victim));
          faults.push(...said.map((fault) => `${kind} ${fault}`));
        }
        const after = await rowsOf(victim);
        for (const row of [...before].filter((each) => !after.has(each))) {
          faults.push(`${name} changed ${row}`);
          before.delete(row);
        }
      }
      expect(faults).toEqual([]);
      await victim.goOn();
    });
  });
}
