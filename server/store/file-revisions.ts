import { createHash } from 'node:crypto';
import type { Db, RevisedFile } from './schema';

export interface GivenRevision {
  readonly revision: number;
  readonly contentHash: string;
}

/** `new`: no revision this new was applied. `same`: exactly this was applied. The others are refused. */
export type RevisionOutcome =
  | { readonly kind: 'new' | 'same' }
  | { readonly kind: 'older' | 'changed'; readonly appliedRevision: number };

/** Hash of a file's JSON before a schema adds defaults, so that a new release reads an old file as the same content. */
export const contentHashOf = (json: unknown): string =>
  createHash('sha256').update(JSON.stringify(json, sortedKeys)).digest('base64url');

const sortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Compares a file with the last applied revision, and records it if it is newer. The caller holds the file's advisory
 *  lock and applies the content in the same transaction. */
export async function recordRevision(
  trx: Db,
  file: RevisedFile,
  { revision, contentHash }: GivenRevision,
  nowMs: number,
): Promise<RevisionOutcome> {
  const applied = await trx
    .selectFrom('file_revisions')
    .select(['revision', 'content_hash'])
    .where('file', '=', file)
    .executeTakeFirst();
  if (applied) {
    if (revision < applied.revision) return { kind: 'older', appliedRevision: applied.revision };
    if (revision === applied.revision)
      return contentHash === applied.content_hash
        ? { kind: 'same' }
        : { kind: 'changed', appliedRevision: applied.revision };
  }
  const values = { revision, content_hash: contentHash, applied_at_ms: nowMs };
  await trx
    .insertInto('file_revisions')
    .values({ file, ...values })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(values))
    .execute();
  return { kind: 'new' };
}

export const hasRevision = async (db: Db, file: RevisedFile): Promise<boolean> =>
  (await db.selectFrom('file_revisions').select('revision').where('file', '=', file).executeTakeFirst()) !== undefined;

export const forgetRevision = async (trx: Db, file: RevisedFile): Promise<void> => {
  await trx.deleteFrom('file_revisions').where('file', '=', file).execute();
};
