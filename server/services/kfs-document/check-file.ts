import { createHash } from 'node:crypto';
import type { Kfs } from '../../../shared/api/kfs';
import { fileFault, namedInKfsFile } from '../../../shared/rules/kfs-file';
import type { KfsChecked, KfsCheckedBy } from '../../../shared/site/page-data';
import { kfsCheck } from '../../../shared/site/routes';
import type { Clock } from '../../platform/clock';
import { findByFingerprint, findKfs } from '../../store/kfs';
import { isGivenOut, keepKfsFile, statementOfFile } from '../../store/kfs-files';
import type { Db } from '../../store/schema';
import type { PdfDrawer } from './pdf-drawer';

export interface KfsFileDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly pdfs: Pick<PdfDrawer, 'draw'>;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Without 'https://'. */
export const verifyAt = ({ publicUrl }: Pick<KfsFileDeps, 'publicUrl'>): string =>
  (publicUrl + kfsCheck.path).replace(/^https?:\/\//, '');

const drawn = (deps: KfsFileDeps, kfs: Kfs): Promise<Buffer> => deps.pdfs.draw(kfs, verifyAt(deps));

/** Records the file as issued. */
export async function kfsFileOf(deps: KfsFileDeps, txnUuid: string, kfs: Kfs): Promise<Buffer> {
  const file = await drawn(deps, kfs);
  const { contentHash, proposalNumber } = kfs;
  await keepKfsFile(deps.db, { fileHash: hashOf(file), txnUuid, contentHash, proposalNumber }, deps.clock.nowMs());
  return file;
}

/** Compares a file byte by byte with the statements issued; it is not stored. A file that names a statement and differs
 *  was changed. Statements older than the stored hashes are rendered again for the comparison. */
export async function checkKfsFile(deps: KfsFileDeps, bytes: Uint8Array): Promise<KfsChecked> {
  const fault = fileFault(bytes);
  return fault === null ? checkReadFile(deps, { fileHash: hashOf(bytes), ...namedInKfsFile(bytes) }) : { said: fault };
}

type ReadFile = { readonly fileHash: string } & ReturnType<typeof namedInKfsFile>;

export async function checkReadFile(deps: KfsFileDeps, read: ReadFile): Promise<KfsChecked> {
  const { fileHash, fingerprint, proposalNumber } = read;
  const given = await statementOfFile(deps.db, fileHash);
  const kfs = given && (await findKfs(deps.db, given.txnUuid, given.contentHash));
  if (kfs) return genuine(kfs, 'file');
  const named = fingerprint === null ? null : await findByFingerprint(deps.db, fingerprint);
  if (named) {
    const isKnown = await isGivenOut(deps.db, { contentHash: named.contentHash });
    const isSame = !isKnown && hashOf(await drawn(deps, named)) === fileHash;
    return isSame ? genuine(named, 'file') : { said: 'changed', number: named.proposalNumber };
  }
  const isOfOurs = proposalNumber !== null && (await isGivenOut(deps.db, { proposalNumber }));
  return isOfOurs ? { said: 'changed', number: proposalNumber } : { said: 'unknown', by: 'file' };
}

/** True if a statement has this fingerprint, and this number if one is given. */
export async function checkKfsTyped(
  { db }: Pick<KfsFileDeps, 'db'>,
  asked: { readonly proposal: string; readonly fingerprint: string },
): Promise<KfsChecked> {
  const kfs = await findByFingerprint(db, asked.fingerprint);
  const isIt = kfs && (asked.proposal === '' || kfs.proposalNumber === asked.proposal);
  return isIt ? genuine(kfs, 'typed') : { said: 'unknown', by: 'typed' };
}

const genuine = ({ proposalNumber, lenderName, issuedAtMs }: Kfs, by: KfsCheckedBy): KfsChecked => ({
  said: 'genuine',
  by,
  number: proposalNumber,
  lenderName,
  issuedAtMs,
});
