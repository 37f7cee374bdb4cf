import { type RawBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { DeclineReasons } from '../../shared/api/filed-application';
import { detailDeclineReasons, offerDeclineReasons } from '../../shared/rules/filed-application';
import { type Application, applicationOf } from './applications';
import type { Db, Schema } from './schema';
import type { TelesalesTables } from './telesales-schema';
import type { DeskAgent } from './telesales-sessions';

export interface FiledApplication {
  readonly application: Application;
  readonly linkHash: string;
  readonly sentAtMs: readonly number[];
  readonly openedAtMs: number | null;
  readonly submittingUntilMs: number | null;
  readonly submittedAtMs: number | null;
  readonly declinedAtMs: number | null;
  /** Null if it was not declined. */
  readonly declined: DeclineReasons | null;
  /** Sealed details; null once they are deleted. */
  readonly sealedDetails: string | null;
}

export async function insertFiled(
  db: Db,
  { reference, merchantKey, agentId, mobile, createdAtMs, expiresAtMs }: Application,
  { linkHash, sealedDetails }: { readonly linkHash: string; readonly sealedDetails: string },
): Promise<void> {
  await db
    .insertInto('filed_applications')
    .values({
      reference,
      merchant_key: merchantKey,
      agent_id: agentId,
      link_hash: linkHash,
      created_at_ms: createdAtMs,
      opened_at_ms: null,
      submitting_until_ms: null,
      submitted_at_ms: null,
      link_sent_at_ms: JSON.stringify([createdAtMs]),
    })
    .execute();
  await db
    .insertInto('filed_details')
    .values({ reference, mobile, sealed_details: sealedDetails, kept_until_ms: expiresAtMs })
    .execute();
}

export const takeBackFiled = (db: Db, reference: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx.deleteFrom('filed_details').where('reference', '=', reference).execute();
    await trx.deleteFrom('filed_applications').where('reference', '=', reference).execute();
    await trx.deleteFrom('applications').where('reference', '=', reference).execute();
  });

/** Current link, and the times of sending. */
interface SentLink {
  readonly linkHash: string;
  readonly sentAtMs: readonly number[];
}

/** Replaces the link, which invalidates the previous one, unless it has changed since `before` was read; then false. */
export async function noteLink(db: Db, reference: string, before: SentLink, after: SentLink): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('filed_applications')
    .set({ link_hash: after.linkHash, link_sent_at_ms: JSON.stringify(after.sentAtMs) })
    .where('reference', '=', reference)
    .where('link_hash', '=', before.linkHash)
    .where('link_sent_at_ms', '=', JSON.stringify(before.sentAtMs))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Ends earlier filed applications of a customer at the same lender in favour of a newer one. One that is being
 * submitted ends after that, unless its lender accepts it. Locks all of them first, so that the state stays valid and
 * one of several simultaneous ones ends the others.
 */
export const endEarlierFiled = (
  db: Db,
  { reference, merchantKey, mobile, lenderId }: Application,
  nowMs: number,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const waiting = trx
      .selectFrom('applications as a')
      .innerJoin('filed_applications as f', 'f.reference', 'a.reference')
      .select('f.reference')
      .where('a.merchant_key', '=', merchantKey)
      .where('a.mobile', '=', mobile)
      .where('a.lender_id', '=', lenderId)
      .where((is) => is.or([is('a.status', '=', 'SHARED'), is('a.reference', '=', reference)]))
      .where('a.closed_at_ms', 'is', null);
    // In a fixed order, which prevents a deadlock.
    await waiting.orderBy('f.reference').forUpdate('f').execute();
    // A separate statement, because one does not see writes that were committed while it waited.
    const rows = await waiting.select('f.submitting_until_ms').execute();
    const isEndedItself = rows.every((row) => row.reference !== reference);
    if (isEndedItself) return;
    for (const { reference: earlier, submitting_until_ms: untilMs } of rows) {
      if (earlier === reference) continue;
      if (untilMs === null || untilMs <= nowMs) await closeFiled(trx, earlier, nowMs);
      else
        await trx
          .updateTable('applications')
          .set({ expires_at_ms: untilMs })
          .where('reference', '=', earlier)
          .execute();
    }
  });

/** Ends a pending application and deletes its details. */
async function closeFiled(trx: Db, reference: string, nowMs: number): Promise<void> {
  await trx.updateTable('applications').set({ closed_at_ms: nowMs }).where('reference', '=', reference).execute();
  await trx.deleteFrom('filed_details').where('reference', '=', reference).execute();
}

export const findFiledByLink = async (db: Db, linkHash: string): Promise<FiledApplication | null> =>
  (await filedWhere(db, sql`f.link_hash = ${linkHash}`))[0] ?? null;

export const findFiled = async (db: Db, reference: string): Promise<FiledApplication | null> =>
  (await filedWhere(db, sql`f.reference = ${reference}`))[0] ?? null;

/** Null for another agent's. */
export const findFiledOf = async (
  db: Db,
  { merchantKey, agentId }: DeskAgent,
  applicationId: string,
): Promise<FiledApplication | null> =>
  (
    await filedWhere(
      db,
      sql`a.application_id = ${applicationId} and f.merchant_key = ${merchantKey} and f.agent_id = ${agentId}`,
    )
  )[0] ?? null;

/** Up to `most` applications of an agent since `sinceMs`, newest first; after one of their own, given by its public
 *  number. */
export const filedBy = (
  db: Db,
  { merchantKey, agentId }: DeskAgent,
  { sinceMs, after, most }: { readonly sinceMs: number; readonly after: string | undefined; readonly most: number },
): Promise<FiledApplication[]> => {
  const ofAgent = sql`f.merchant_key = ${merchantKey} and f.agent_id = ${agentId} and f.created_at_ms > ${sinceMs}`;
  const older =
    after === undefined
      ? sql`true`
      : sql`(f.created_at_ms, f.reference) < (
          select o.created_at_ms, o.reference from applications o where o.application_id = ${after})`;
  return filedWhere(db, sql`${ofAgent} and ${older} order by f.created_at_ms desc, f.reference desc limit ${most}`);
};

export async function lockFiled(trx: Db, reference: string): Promise<FiledApplication | null> {
  await trx
    .selectFrom('filed_applications')
    .select('reference')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  return findFiled(trx, reference);
}

/** Only the first time is stored. */
export async function noteOpened(db: Db, reference: string, nowMs: number): Promise<void> {
  await db
    .updateTable('filed_applications')
    .set({ opened_at_ms: nowMs })
    .where('reference', '=', reference)
    .where('opened_at_ms', 'is', null)
    .execute();
}

/** It counts as being submitted until then. */
export async function noteSubmitting(trx: Db, reference: string, untilMs: number): Promise<void> {
  await trx
    .updateTable('filed_applications')
    .set({ submitting_until_ms: untilMs })
    .where('reference', '=', reference)
    .execute();
}

/** Its lender has not accepted it: ends the submission unless another process continues it, and ends an application
 *  that was to end with it. */
export const endSubmitting = (db: Db, reference: string, untilMs: number, nowMs: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('filed_applications')
      .set({ submitting_until_ms: null })
      .where('reference', '=', reference)
      .where('submitting_until_ms', '=', untilMs)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    const ends = await trx
      .selectFrom('applications')
      .select('reference')
      .where('reference', '=', reference)
      .where('status', '=', 'SHARED')
      .where('closed_at_ms', 'is', null)
      .where('expires_at_ms', '=', untilMs)
      .executeTakeFirst();
    if (ends) await closeFiled(trx, reference, nowMs);
  });

export async function noteSubmitted(trx: Db, reference: string, nowMs: number): Promise<void> {
  await trx
    .updateTable('filed_applications')
    .set({ submitted_at_ms: nowMs, submitting_until_ms: null })
    .where('reference', '=', reference)
    .execute();
  await trx.deleteFrom('filed_details').where('reference', '=', reference).execute();
}

export async function noteDeclined(
  trx: Db,
  reference: string,
  { details, offer }: DeclineReasons,
  nowMs: number,
): Promise<void> {
  await trx
    .insertInto('application_declines')
    .values({
      reference,
      detail_reasons: JSON.stringify(details),
      offer_reasons: JSON.stringify(offer),
      declined_at_ms: nowMs,
    })
    .execute();
  await trx
    .updateTable('applications')
    .set({ closed_at_ms: nowMs })
    .where('reference', '=', reference)
    .where('closed_at_ms', 'is', null)
    .execute();
  await trx.deleteFrom('filed_details').where('reference', '=', reference).execute();
}

type FiledRow = Selectable<TelesalesTables['filed_applications']> & {
  readonly application: Schema['applications'];
  readonly detail_reasons: string | null;
  readonly offer_reasons: string | null;
  readonly declined_at_ms: number | null;
  readonly sealed_details: string | null;
};

async function filedWhere(db: Db, which: RawBuilder<unknown>): Promise<FiledApplication[]> {
  const { rows } = await sql<FiledRow>`select f.*, to_json(a) as application, d.sealed_details,
      n.detail_reasons, n.offer_reasons, n.declined_at_ms
    from filed_applications f join applications a using (reference) left join filed_details d using (reference)
      left join application_declines n using (reference)
    where ${which}`.execute(db);
  return rows.map(filedOf);
}

const SentAtMs = z.array(z.number());
const DetailReasons = z.array(z.enum(detailDeclineReasons));
const OfferReasons = z.array(z.enum(offerDeclineReasons));

const filedOf = (row: FiledRow): FiledApplication => ({
  application: applicationOf(row.application),
  linkHash: row.link_hash,
  sentAtMs: SentAtMs.parse(JSON.parse(row.link_sent_at_ms)),
  openedAtMs: row.opened_at_ms,
  submittingUntilMs: row.submitting_until_ms,
  submittedAtMs: row.submitted_at_ms,
  declinedAtMs: row.declined_at_ms,
  declined:
    row.detail_reasons === null || row.offer_reasons === null
      ? null
      : {
          details: DetailReasons.parse(JSON.parse(row.detail_reasons)),
          offer: OfferReasons.parse(JSON.parse(row.offer_reasons)),
        },
  sealedDetails: row.sealed_details,
});
