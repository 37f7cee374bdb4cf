import type * as z from 'zod/mini';
import { AtMs, FileContent, fieldsOf, Language, oneOf, Sha256, text, Yes } from './fields';

export const documentKinds = [
  'SANCTION_LETTER',
  'AGREEMENT',
  'KFS',
  'SCHEDULE',
  'STATEMENT',
  'NO_DUES',
  'INTEREST_CERTIFICATE',
] as const;

/** A document of a loan. */
export const LoanDocument = fieldsOf({
  documentId: text(64),
  kind: oneOf(documentKinds),
  language: Language,
  /** Of the file. */
  sha256: Sha256,
  /** True if the file has a digital signature of the lender. */
  signed: Yes,
  createdAtMs: AtMs,
});
export type LoanDocument = z.infer<typeof LoanDocument>;

/** A document with its file. */
export const LoanDocumentFile = fieldsOf({
  document: LoanDocument,
  contentType: oneOf(['application/pdf']),
  file: FileContent,
});
