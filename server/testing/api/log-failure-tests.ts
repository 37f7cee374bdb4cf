import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LenderGateway } from '../../lenders/lender-gateway';
import { lendersNotConnected } from '../../lenders/not-connected';
import type { DatabaseChoice } from '../../store/open';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../server/test-server';
import { type Journey, Secrets, secretJourneys } from './secret-journeys';

/** A database that a test can break. */
interface FailingDatabase {
  /** With one connection, so that a setting applies to every statement. */
  readonly choice: DatabaseChoice;
  /** Breaks it permanently. */
  end(kadam: TestServer): Promise<void>;
}

/** An error with its whole input in every field, as a careless library throws it. */
function talkative(given: unknown): Error {
  const text = JSON.stringify(given, (_key, value) => (value instanceof AbortSignal ? undefined : value));
  let cause: unknown;
  try {
    JSON.parse(`{${text}`);
  } catch (thrown) {
    cause = thrown;
  }
  const inner = [Object.assign(new TypeError(`cannot use '${text}'`), { detail: text }), text];
  return Object.assign(new AggregateError(inner, `failed for "${text}"\n    at ${text}:1:1`, { cause }), {
    params: [given],
    query: text,
    where: text,
    rawPacket: Buffer.from(text),
  });
}

const RESEND_WAIT_MS = 31_000;

export function logFailureTests(open: () => Promise<FailingDatabase>): void {
  let kadam: TestServer;
  let database: FailingDatabase;
  let journeys: Readonly<Record<string, () => Journey<unknown>>>;
  let tables: string[];
  const secrets = new Secrets();
  const texts: string[] = [];
  /** External services that fail at their next use. */
  const failsOnce = new Set<string>();
  const isToFail = (name: string): boolean => failsOnce.delete(name);
  let saysNul = false;

  const faulty = (own: LenderGateway): LenderGateway =>
    new Proxy(own, {
      get:
        (target, name: keyof LenderGateway) =>
        async (...given: unknown[]) => {
          if (isToFail(name)) throw talkative(given);
          const answer: unknown = await Reflect.apply(target[name], target, given);
          if (!saysNul || name !== 'reserve' || typeof answer !== 'object') return answer;
          saysNul = false;
          return { ...answer, pageUrl: 'https://lender.example/\0?for=Meera' };
        },
    });

  beforeAll(async () => {
    database = await open();
    kadam = await startTestServer({
      database: database.choice,
      ports: {
        lenders: faulty,
        sms: {
          async send(sms) {
            texts.push(sms.text);
            if (isToFail('sms')) throw talkative(sms);
            const row = { ...sms, sent_at_ms: kadam.clock.nowMs() };
            await kadam.server.db.insertInto('sandbox_sms').values(row).execute();
          },
        },
        post: async (...given) => {
          if (isToFail('webhook')) throw talkative(given);
          return new Response(null, { status: 204 });
        },
      },
    });
    journeys = secretJourneys(() => kadam, secrets);
    const found = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(kadam.server.db);
    tables = found.rows.map(({ name }) => name);
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  /** Runs every journey, repeats each call after a server error, and gives up a journey whose call never succeeds.
   *  Returns the number of errors. */
  const walkAll = async (callsAtMost = 60): Promise<number> => {
    let faults = 0;
    for (const journey of Object.values(journeys)) {
      const calls = journey();
      let next = await calls.next();
      while (!next.done) {
        let reply = await next.value();
        for (let call = 1; reply.status >= 500 && call < callsAtMost; call += 1) {
          faults += 1;
          // A code that was not accepted may count as sent.
          kadam.clock.advance(RESEND_WAIT_MS);
          reply = await next.value();
        }
        if (reply.status >= 500) break;
        next = await calls.next(reply);
      }
    }
    return faults;
  };
  const execute = async (...statements: string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(kadam.server.db);
  };
  const errorsLogged = (): { errorCode?: string; table?: string }[] =>
    kadam
      .logs()
      .split('\n')
      .filter((line) => line.includes('"err":'))
      .map((line) => (JSON.parse(line) as { err: { errorCode?: string; table?: string } }).err);

  /** The raw lines, without positions in source files: a line number may look like a PIN. */
  const expectNoSecret = (): void => {
    const logs = kadam.logs().replace(/:\d+:\d+/g, '');
    expect(secrets.count).toBeGreaterThan(30);
    expect(secrets.foundIn(logs)).toEqual([]);
    expect(texts.filter((text) => logs.includes(text.slice(6, 30)))).toEqual([]);
    expect(logs).not.toMatch(/(?<!\d)\d{10}(?!\d)|eyJ[\w-]+\.|[?&]ref=[\w-]{8}|\[\d{1,3}(,\d{1,3}){20}/);
  };

  describe('the log of what fails', () => {
    it('is empty of faults where nothing does, and of secrets', async () => {
      expect(await walkAll()).toBe(0);
      expect(errorsLogged()).toEqual([]);
      expectNoSecret();
    });

    it('names table and rule of each write that a constraint refuses, and no value of the row', async () => {
      // A sequence is not rolled back: only the first write to each table breaks the rule.
      await execute(`create function is_not_first(name text) returns boolean language plpgsql as $$ begin
        return nextval('writes_to_' || name) > 1; end $$`);
      for (const table of tables)
        await execute(
          `create sequence "writes_to_${table}"`,
          `alter table "${table}" add constraint not_first check (is_not_first('${table}')) not valid`,
        );
      const faults = await walkAll();
      for (const table of tables)
        await execute(`alter table "${table}" drop constraint not_first`, `drop sequence "writes_to_${table}"`);
      const refused = errorsLogged().filter(({ errorCode }) => errorCode === '23514');
      expect(new Set(refused.map(({ table }) => table)).size).toBe(faults);
      expect(faults).toBeGreaterThan(15);
      expectNoSecret();
    });

    it('holds no row that a full disk did not take, whatever the database says about it', async () => {
      await execute(`create function is_full() returns trigger language plpgsql as $$ begin
        if nextval('writes_to_' || tg_table_name) > 1 then return new; end if;
        raise exception 'could not extend file "base/5/16412"'
          using errcode = 'disk_full', detail = new::text, hint = new::text; end $$`);
      for (const table of tables)
        await execute(
          `create sequence "writes_to_${table}"`,
          `create trigger is_full before insert or update on "${table}" for each row execute function is_full()`,
        );
      const faults = await walkAll();
      for (const table of tables)
        await execute(`drop trigger is_full on "${table}"`, `drop sequence "writes_to_${table}"`);
      expect(errorsLogged().filter(({ errorCode }) => errorCode === '53100').length).toBe(faults);
      expect(faults).toBeGreaterThan(15);
      expectNoSecret();
    });

    it('holds nothing of what an SMS gateway, a webhook’s receiver or a lender throws back at us', async () => {
      const before = errorsLogged().length;
      const methods = Object.keys(lendersNotConnected);
      for (const name of ['sms', 'webhook', ...methods]) failsOnce.add(name);
      await walkAll();
      for (let sent = 1; sent > 0; ) sent = await kadam.server.work.webhooks();
      // All others were called and failed; here every loan has its order
      // (server/services/payments/late-lender.itest.ts).
      expect([...failsOnce]).toEqual(['returnLoan']);
      expect(errorsLogged().length - before).toBeGreaterThan(8);
      expectNoSecret();
    });

    it('holds nothing of a text that the database cannot take, with a NUL in it', async () => {
      saysNul = true;
      expect(await walkAll()).toBe(1);
      expect(errorsLogged().at(-1)?.errorCode).toBe('22021');
      expectNoSecret();
    });

    it('holds nothing of what a database that became read-only would not write', async () => {
      await execute('set default_transaction_read_only = on');
      expect(await walkAll(2)).toBeGreaterThan(0);
      await execute('set default_transaction_read_only = off');
      expect(errorsLogged().at(-1)?.errorCode).toBe('25006');
      expectNoSecret();
    });

    it('holds nothing of what a database that is gone would not hear', async () => {
      const before = errorsLogged().length;
      await database.end(kadam);
      await walkAll(2);
      expect(errorsLogged().length).toBeGreaterThan(before);
      expectNoSecret();
    });
  });
}
