import { type Kysely, sql } from 'kysely';

/** Optimistic locking of payments by a change count. A writer names the change that it has read, and nothing is written
 *  after another change; a process of an earlier version names none, and its changes count as well. */
const statements = [
  `alter table transactions add column changes int not null default 0`,
  `create function refuse_outdated() returns trigger language plpgsql as $$
  begin
    if new.changes <> old.changes then
      raise exception 'the payment has been changed meanwhile' using errcode = 'KD409';
    end if;
    new.changes := old.changes + 1;
    return new;
  end $$`,
  `create trigger transactions_count_changes before update on transactions
    for each row execute function refuse_outdated()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
