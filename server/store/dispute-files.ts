import { sql } from 'kysely';
import type { FileKind } from '../../shared/rules/disputes/file-kind';
import type { Db } from './schema';

export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly sizeBytes: number;
}

const shown = ['file_id', 'name', 'kind', 'size_bytes'] as const;

export async function keepFile(
  db: Db,
  file: StoredFile & { readonly mobile: string; readonly contentBase64: string; readonly uploadedAtMs: number },
  deleteAtMs: number,
): Promise<void> {
  await db
    .insertInto('dispute_files')
    .values({
      file_id: file.fileId,
      mobile: file.mobile,
      ticket_id: null,
      entry_id: null,
      name: file.name,
      kind: file.kind,
      size_bytes: file.sizeBytes,
      // As text: drivers differ in their types for bytes.
      content: sql`decode(${file.contentBase64}, 'base64')`,
      uploaded_at_ms: file.uploadedAtMs,
      kept_until_ms: deleteAtMs,
    })
    .execute();
}

/** Assigns unassigned files of a number to a line of a ticket. False if not all of them are unassigned files of the
 *  number. */
export async function claimFiles(
  trx: Db,
  mobile: string,
  fileIds: readonly string[],
  to: { readonly ticketId: string; readonly entryId: number },
): Promise<boolean> {
  const asked = [...new Set(fileIds)];
  if (asked.length === 0) return true;
  const claimed = await trx
    .updateTable('dispute_files')
    .set({ ticket_id: to.ticketId, entry_id: to.entryId, kept_until_ms: null })
    .where('file_id', 'in', asked)
    .where('mobile', '=', mobile)
    .where('entry_id', 'is', null)
    .returning('file_id')
    .execute();
  return claimed.length === asked.length;
}

export async function filesOfTicket(db: Db, ticketId: string): Promise<ReadonlyMap<number, readonly StoredFile[]>> {
  const rows = await db
    .selectFrom('dispute_files')
    .select([...shown, 'entry_id'])
    .where('ticket_id', '=', ticketId)
    .orderBy('uploaded_at_ms')
    .execute();
  const found = new Map<number, StoredFile[]>();
  for (const { entry_id, ...row } of rows)
    if (entry_id !== null) found.set(entry_id, [...(found.get(entry_id) ?? []), fileOf(row)]);
  return found;
}

/** A file of a number with its content and its ticket, null while unassigned; null for another number's file. */
export async function fileContent(
  db: Db,
  mobile: string,
  fileId: string,
): Promise<(StoredFile & { readonly ticketId: string | null; readonly content: Buffer }) | null> {
  const row = await db
    .selectFrom('dispute_files')
    .select([...shown, 'ticket_id', sql<string>`encode(content, 'base64')`.as('base64')])
    .where('file_id', '=', fileId)
    .where('mobile', '=', mobile)
    .executeTakeFirst();
  return row ? { ...fileOf(row), ticketId: row.ticket_id, content: Buffer.from(row.base64, 'base64') } : null;
}

const fileOf = (row: { file_id: string; name: string; kind: FileKind; size_bytes: number }): StoredFile => ({
  fileId: row.file_id,
  name: row.name,
  kind: row.kind,
  sizeBytes: row.size_bytes,
});
