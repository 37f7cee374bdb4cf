import type { Db } from './schema';

interface KfsFile {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly fileHash: string;
  readonly txnUuid: string;
  readonly contentHash: string;
  readonly proposalNumber: string;
}

/** Records the delivery of a file, once. */
export async function keepKfsFile(db: Db, file: KfsFile, givenAtMs: number): Promise<void> {
  await db
    .insertInto('kfs_files')
    .values({
      file_hash: file.fileHash,
      txn_uuid: file.txnUuid,
      content_hash: file.contentHash,
      proposal_number: file.proposalNumber,
      given_at_ms: givenAtMs,
    })
    .onConflict((conflict) => conflict.column('file_hash').doNothing())
    .execute();
}

/** Statement of a file; null if the file was never delivered. */
export async function statementOfFile(
  db: Db,
  fileHash: string,
): Promise<Pick<KfsFile, 'txnUuid' | 'contentHash'> | null> {
  const row = await db
    .selectFrom('kfs_files')
    .select(['txn_uuid', 'content_hash'])
    .where('file_hash', '=', fileHash)
    .executeTakeFirst();
  return row ? { txnUuid: row.txn_uuid, contentHash: row.content_hash } : null;
}

export async function isGivenOut(
  db: Db,
  of: { readonly contentHash: string } | { readonly proposalNumber: string },
): Promise<boolean> {
  const [column, value] =
    'contentHash' in of
      ? (['content_hash', of.contentHash] as const)
      : (['proposal_number', of.proposalNumber] as const);
  const row = await db.selectFrom('kfs_files').select('file_hash').where(column, '=', value).executeTakeFirst();
  return row !== undefined;
}
