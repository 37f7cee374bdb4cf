import type { uploadDisputeFile } from '../../../shared/api/disputes';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { errorRow } from '../../../shared/errors';
import type { FileRefusal } from '../../../shared/errors/file-refusals';
import { beginsAsPdf, type FileKind, fileKindOf, hasTooManyDots } from '../../../shared/rules/disputes/file-kind';
import { DISPUTE_FILE_MAX_BYTES } from '../../../shared/rules/disputes/limits';
import { DAY_MS } from '../../../shared/rules/duration';
import { keepFile } from '../../store/dispute-files';
import type { SiteCaller } from '../caller';
import { consumeRateLimit, customerLimits } from '../limits';
import { requireMobile } from '../logins';
import { Refusal } from '../refusal';
import { randomReference } from '../secrets';
import { hashedMobile } from '../widgets';
import type { DisputeDeps } from './desk';
import { pdfFault } from './pdf-fault';

/** Storage time of a file without a message. */
export const UNUSED_FILE_LIFETIME_MS = DAY_MS;

/** Answers `POST app/odr/upload`. Refusals: 400, 401, 413, 415, 429. */
export async function keepUpload(
  { db, clock, hasher }: DisputeDeps,
  caller: SiteCaller,
  { name, contentBase64 }: RequestOf<typeof uploadDisputeFile>,
): Promise<ResponseOf<typeof uploadDisputeFile>> {
  const mobile = requireMobile(caller);
  const content = Buffer.from(contentBase64, 'base64');
  if (content.toString('base64') !== contentBase64)
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'contentBase64', message: 'must be base64' }] });
  if (content.length > DISPUTE_FILE_MAX_BYTES)
    throw new Refusal('PAYLOAD_TOO_LARGE', { message: 'The file is larger than 2 MB.' });
  const kind = await kindOf(content);
  const nowMs = clock.nowMs();
  await consumeRateLimit(
    db,
    customerLimits.disputeFiles,
    [hashedMobile(hasher, caller.merchant.merchantKey, mobile)],
    nowMs,
  );
  const file = { fileId: randomReference(), name, kind, sizeBytes: content.length };
  await keepFile(db, { ...file, mobile, contentBase64, uploadedAtMs: nowMs }, nowMs + UNUSED_FILE_LIFETIME_MS);
  return file;
}

/** Kind of a file. Refuses other kinds with 415 and the reason in `fields`. */
async function kindOf(content: Buffer): Promise<FileKind> {
  const fault = beginsAsPdf(content) ? await pdfFault(content) : null;
  if (fault !== null) throw refused(fault === 'active' ? 'FILE_IS_ACTIVE' : 'FILE_IS_SEALED');
  const kind = fileKindOf(content);
  if (kind === null) throw refused('FILE_KIND_NOT_TAKEN');
  if (hasTooManyDots(content, kind)) throw refused('FILE_HAS_TOO_MANY_DOTS');
  return kind;
}

function refused(name: FileRefusal): Refusal {
  return new Refusal(name, { fields: [{ path: 'contentBase64', message: errorRow(name).message }] });
}
