import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/api';
import type { Endpoint } from '../../../shared/api/endpoint';
import { tidy } from '../../store/housekeeping';
import type { DatabaseChoice } from '../../store/open';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../server/test-server';
import { isDone, type UnauthorisedCallerKind, unauthorisedCallersOf } from './unauthorised-callers';
import { type Victim, type VictimState, victims } from './victims';
import { mayBeDone, unclassified } from './whose-call';

/** Tables without personal data: rate limits, and cached answers. */
const countsAlone = new Set(['rate_limits', 'idempotency_keys']);
/** The number of writes of a payment says nothing about it either. */
const COUNT = 'changes';

/** True for a sandbox-only call of another shop: test customers are shared by all shops. */
const isAboutTestCustomer = (endpoint: Endpoint, kind: UnauthorisedCallerKind): boolean =>
  endpoint.isSandboxOnly && kind === 'otherShop';

/** Forbidden effects of a call, and secrets in its answer. */
function faultsIn(reply: Reply, name: string, kind: UnauthorisedCallerKind, victim: Victim): string[] {
  const isWrong = isDone(reply) && !mayBeDone(name, kind, victim);
  const isTold = endpoints[name]?.method === 'GET' && victim.secrets.some((secret) => reply.text.includes(secret));
  return [
    ...(isWrong ? [`does ${name}: ${reply.text}`] : []),
    ...(isTold ? [`is told by ${name}: ${reply.text}`] : []),
  ];
}

/** Each kind of unauthorised caller makes every call about a victim in each state.
 *  No row of the victim may change, no secret may be returned, and the victim can still finish. */
export function unauthorisedCallerTests(
  open: () => Promise<DatabaseChoice>,
  which: {
    readonly states: readonly VictimState[];
    readonly kinds: readonly UnauthorisedCallerKind[];
  },
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
    process.stdout.write(`unauthorised callers: ${calls} calls tried\n`);
    await kadam.close();
  });

  /** Stored rows of a victim. The state of a payment without an owner comes from its furthest session. */
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

  describe('an unauthorised caller of every endpoint', () => {
    it('is classified for every endpoint', () => {
      expect(unclassified()).toEqual([]);
    });

    it.each(which.states)('changes nothing and learns nothing of a victim: %s', async (state) => {
      // Test customers have few numbers: codes sent in another state are deleted.
      await kadam.server.db.deleteFrom('one_time_codes').execute();
      const victim = await reach(state);
      // Housekeeping deletes expired rows, regardless of calls.
      await tidy(kadam.server.db, kadam.clock.nowMs());
      const before = await rowsOf(victim);
      const faults: string[] = [];
      const all = await unauthorisedCallersOf(() => kadam, victim);
      const callers = all.filter(({ kind }) => which.kinds.includes(kind));
      // GET before POST: afterwards a caller knows its own input.
      const inOrder = Object.entries(endpoints).sort(([, one], [, other]) => one.method.localeCompare(other.method));
      for (const [name, endpoint] of inOrder) {
        for (const { kind, call } of callers) {
          if (isAboutTestCustomer(endpoint, kind)) continue;
          calls += 1;
          faults.push(...faultsIn(await call(endpoint), name, kind, victim).map((fault) => `${kind} ${fault}`));
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
