import type { uploadDisputeFile } from '../../../shared/api/disputes';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { fileKindOf } from '../../../shared/rules/disputes/file-kind';
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

/** How long a file is kept that no message names. */
export const UNUSED_FILE_KEPT_MS = DAY_MS;

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
  const kind = fileKindOf(content);
  if (kind === null)
    throw new Refusal('UNSUPPORTED_MEDIA_TYPE', {
      message: 'The file is no JPEG, PNG or PDF, is not whole, or holds something else too.',
    });
  const nowMs = clock.nowMs();
  await consumeRateLimit(
    db,
    customerLimits.disputeFiles,
    [hashedMobile(hasher, caller.merchant.merchantKey, mobile)],
    nowMs,
  );
  const file = { fileId: randomReference(), name, kind, sizeBytes: content.length };
  await keepFile(db, { ...file, mobile, contentBase64, uploadedAtMs: nowMs }, nowMs + UNUSED_FILE_KEPT_MS);
  return file;
}
