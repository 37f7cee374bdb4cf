import * as z from 'zod/mini';
import type { RevisionOutcome } from '../store/file-revisions';

/** Increases with each change of an operator's file. */
export const Revision = z.int().check(z.gte(1));

/** Reason for refusing a file, with both numbers. */
export const refusedRevision = (
  revision: number,
  { kind, appliedRevision }: Extract<RevisionOutcome, { appliedRevision: number }>,
): string =>
  kind === 'older'
    ? `its revision is ${revision}, and revision ${appliedRevision} is in force. Start with the newest file, or raise its revision above ${appliedRevision}.`
    : `it differs from the file with the same revision ${appliedRevision} that is in force. Raise its revision above ${appliedRevision}.`;
