import type { Db, StoredApplicationStatus } from './schema';

export interface Application {
  /** Unguessable, part of the customer's link. */
  readonly reference: string;
  /** For people and tickets; opens nothing. */
  readonly applicationId: string;
  readonly merchantKey: string;
  readonly agentId: string;
  readonly lenderId: string;
  readonly mobile: string;
  /** Null when the customer gave none. */
  readonly email: string | null;
  readonly userName: string;
  readonly status: StoredApplicationStatus;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export async function insertApplication(db: Db, application: Application): Promise<void> {
  await db
    .insertInto('applications')
    .values({
      reference: application.reference,
      application_id: application.applicationId,
      merchant_key: application.merchantKey,
      agent_id: application.agentId,
      lender_id: application.lenderId,
      mobile: application.mobile,
      email: application.email,
      user_name: application.userName,
      status: application.status,
      created_at_ms: application.createdAtMs,
      expires_at_ms: application.expiresAtMs,
    })
    .execute();
}

export async function setApplicationStatus(db: Db, reference: string, status: StoredApplicationStatus): Promise<void> {
  await db.updateTable('applications').set({ status }).where('reference', '=', reference).execute();
}

/** Null for an unknown reference. */
export async function findApplication(
  db: Db,
  reference: string,
): Promise<(Application & { readonly merchantName: string }) | null> {
  const row = await db
    .selectFrom('applications as a')
    .innerJoin('merchants as m', 'm.merchant_key', 'a.merchant_key')
    .selectAll('a')
    .select('m.name as merchant_name')
    .where('a.reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.reference,
    applicationId: row.application_id,
    merchantKey: row.merchant_key,
    merchantName: row.merchant_name,
    agentId: row.agent_id,
    lenderId: row.lender_id,
    mobile: row.mobile,
    email: row.email,
    userName: row.user_name,
    status: row.status,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
  };
}
