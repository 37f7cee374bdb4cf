import { sql } from 'kysely';
import type { AccountKind, LineState } from '../store/payment-schema';
import type { Db } from '../store/schema';
import { type Write, writing } from '../store/write';

/** One customer's credit with one lender. */
export interface CreditLine {
  readonly lenderId: string;
  readonly mobile: string;
}

const columns = ({ lenderId, mobile }: CreditLine) => ({ lender_id: lenderId, mobile });

/** Source and target account of each kind of transfer. */
const moves = {
  open: ['lender', 'available'],
  reserve: ['available', 'reserved'],
  confirm: ['reserved', 'drawn'],
  release: ['reserved', 'available'],
  repay: ['drawn', 'available'],
  foreclose: ['drawn', 'available'],
  exit: ['drawn', 'available'],
  refund: ['drawn', 'available'],
  close: ['available', 'lender'],
} as const satisfies Record<string, readonly [AccountKind, AccountKind]>;
export type TransferKind = keyof typeof moves;

/**
 * Writes one transfer: the only place that writes entries. The database refuses a transfer that does not balance,
 * overdraws an account, ends a reservation twice, reuses the kind and name of another one of it, or repays more than
 * it has drawn. Requires a transaction that holds the line. `besides` is written in the same statement.
 */
export async function transfer(
  trx: Db,
  line: CreditLine,
  kind: TransferKind,
  amountPaise: number,
  reservationKey: string | null,
  atMs: number,
  besides: readonly Write[] = [],
  name = '',
): Promise<void> {
  const [from, to] = moves[kind];
  await writing(trx, besides)
    .with('written', (writing) =>
      writing
        .insertInto('ledger_transfers')
        .values((eb) => ({
          ...columns(line),
          kind,
          reservation_key: reservationKey,
          name,
          opening: eb
            .selectFrom('credit_lines')
            .select('openings')
            .where(eb.and(columns(line))),
          at_ms: atMs,
        }))
        .returning('transfer_id'),
    )
    .insertInto('ledger_entries')
    .values((eb) => {
      const transfer_id = eb.selectFrom('written').select('transfer_id');
      return [
        { transfer_id, ...columns(line), kind: from, amount_paise: -amountPaise },
        { transfer_id, ...columns(line), kind: to, amount_paise: amountPaise },
      ];
    })
    .execute();
}

/** Stores an approved line, whose accounts are empty until its activation or first use. An existing line stays
 *  unchanged; a closed one starts again. `needsMandate`: the lender has no account of the customer to debit. */
export async function approveLine(
  db: Db,
  line: CreditLine,
  limitPaise: number,
  needsMandate: boolean,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('credit_lines')
    .values({ ...approved(line, limitPaise, needsMandate, nowMs), openings: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['lender_id', 'mobile'])
        .doUpdateSet(approved(line, limitPaise, needsMandate, nowMs))
        .where('credit_lines.state', '=', 'closed'),
    )
    .execute();
}

const approved = (line: CreditLine, limitPaise: number, needsMandate: boolean, nowMs: number) =>
  ({
    ...columns(line),
    state: 'approved',
    limit_paise: limitPaise,
    needs_mandate: needsMandate,
    wrong_answers: 0,
    answers_blocked_until_ms: null,
    second_factor_passed_at_ms: null,
    pin_hash: null,
    pin_before_hash: null,
    pin_owner_proven_at_ms: null,
    opened_at_ms: nowMs,
  }) as const;

/**
 * Opens the line unless it is open, and locks it until the transaction ends. An approved line opens with its approved
 * limit, any other with `limitPaise`; null = the lender approves nothing by itself. Returns null without a lock if
 * there is no line to open. Throws for a limit of 0.
 */
export async function holdLine(
  trx: Db,
  line: CreditLine,
  limitPaise: number | null,
  nowMs: number,
): Promise<HeldLine | null> {
  const state = await lockLine(trx, line);
  if (state === 'active') return { openedWithPaise: null };
  if (state === 'approved') return opened(trx, line, await activate(trx, line, nowMs), nowMs);
  return limitPaise === null ? null : opened(trx, line, await openNew(trx, line, limitPaise, nowMs), nowMs);
}

interface HeldLine {
  readonly openedWithPaise: number | null;
}

async function opened(trx: Db, line: CreditLine, limitPaise: number | null, nowMs: number): Promise<HeldLine | null> {
  if (limitPaise === null) return holdLine(trx, line, null, nowMs);
  const kinds = ['lender', 'available', 'reserved', 'drawn'] as const;
  await transfer(trx, line, 'open', limitPaise, null, nowMs, [
    (db) =>
      db
        .insertInto('ledger_accounts')
        .values(kinds.map((kind) => ({ ...columns(line), kind })))
        .onConflict((conflict) => conflict.columns(['lender_id', 'mobile', 'kind']).doNothing()),
  ]);
  return { openedWithPaise: limitPaise };
}

async function activate(trx: Db, line: CreditLine, nowMs: number): Promise<number | null> {
  const row = await trx
    .updateTable('credit_lines')
    .set((eb) => ({ state: 'active', opened_at_ms: nowMs, openings: eb('openings', '+', 1) }))
    .where((eb) => eb.and({ ...columns(line), state: 'approved' }))
    .returning('limit_paise')
    .executeTakeFirst();
  return row?.limit_paise ?? null;
}

async function openNew(trx: Db, line: CreditLine, limitPaise: number, nowMs: number): Promise<number | null> {
  const active = { ...approved(line, limitPaise, false, nowMs), state: 'active' } as const;
  const row = await trx
    .insertInto('credit_lines')
    .values({ ...active, openings: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['lender_id', 'mobile'])
        .doUpdateSet((eb) => ({ ...active, openings: eb('credit_lines.openings', '+', 1) }))
        .where('credit_lines.state', '=', 'closed'),
    )
    .returning('limit_paise')
    .executeTakeFirst();
  return row?.limit_paise ?? null;
}

/** Locks an existing line, as every change of it must. Null without a lock if there is none. */
export async function lockLine(trx: Db, line: CreditLine): Promise<LineState | null> {
  const held = await trx
    .selectFrom('credit_lines')
    .select('state')
    .where((eb) => eb.and(columns(line)))
    .forUpdate()
    .executeTakeFirst();
  return held?.state ?? null;
}

/** Available credit; null for a line that was never opened. */
export async function availablePaise(db: Db, line: CreditLine): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance_paise')
    .where((eb) => eb.and({ ...columns(line), kind: 'available' }))
    .executeTakeFirst();
  return row?.balance_paise ?? null;
}

/** Available credit of a customer's lines, by lender; the whole limit of an approved, unopened line. Includes the
 *  credit of expired reservations, which is released before it is used. */
export async function availableLines(db: Db, mobile: string, nowMs: number): Promise<ReadonlyMap<string, number>> {
  const lapsed = sql<number>`coalesce((select sum(r.amount_paise) from credit_reservations r
    where r.lender_id = l.lender_id and r.mobile = l.mobile and r.status = 'RESERVED' and r.expires_at_ms <= ${nowMs}
  ), 0)::bigint`;
  const rows = await db
    .selectFrom('credit_lines as l')
    .leftJoin('ledger_accounts as a', (join) =>
      join.onRef('a.lender_id', '=', 'l.lender_id').onRef('a.mobile', '=', 'l.mobile').on('a.kind', '=', 'available'),
    )
    .select(['l.lender_id', 'l.state', 'l.limit_paise', 'a.balance_paise', lapsed.as('lapsed_paise')])
    .where('l.mobile', '=', mobile)
    .where('l.state', '<>', 'closed')
    .execute();
  return new Map(
    rows.map(({ lender_id, state, limit_paise, balance_paise, lapsed_paise }) => [
      lender_id,
      state === 'approved' ? limit_paise : (balance_paise ?? 0) + lapsed_paise,
    ]),
  );
}

/** Available credit of a locked line, and whether it still holds expired reservations. */
export async function standingOf(
  trx: Db,
  line: CreditLine,
  nowMs: number,
): Promise<{ readonly availablePaise: number; readonly hasLapsed: boolean }> {
  const row = await trx
    .selectFrom('ledger_accounts')
    .select(({ exists, selectFrom }) => [
      'balance_paise',
      exists(
        selectFrom('credit_reservations')
          .select('reservation_key')
          .where((eb) => eb.and({ ...columns(line), status: 'RESERVED' }))
          .where('expires_at_ms', '<=', nowMs),
      ).as('has_lapsed'),
    ])
    .where((eb) => eb.and({ ...columns(line), kind: 'available' }))
    .executeTakeFirst();
  return { availablePaise: row?.balance_paise ?? 0, hasLapsed: Boolean(row?.has_lapsed) };
}

export async function drawnPaise(trx: Db, reservationKey: string): Promise<number> {
  const row = await trx
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.transfer_id')
    .select(({ fn }) => fn.sum<number | null>('e.amount_paise').as('total'))
    .where('t.reservation_key', '=', reservationKey)
    .where('e.kind', '=', 'drawn')
    .executeTakeFirstOrThrow();
  return Number(row.total ?? 0);
}
