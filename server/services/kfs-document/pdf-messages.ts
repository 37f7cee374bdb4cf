import type { Kfs } from '../../../shared/api/kfs';

/** A file that the worker thread draws. */
export interface AskedPdf {
  readonly id: number;
  readonly kfs: Kfs;
  /** The address at which the statement is checked, without 'https://'. */
  readonly verifyAt: string;
}

/** The file, or the error that drawing threw. */
export type DrawnPdf = { readonly id: number } & (
  | { readonly bytes: Uint8Array; readonly fault?: never }
  | { readonly fault: unknown; readonly bytes?: never }
);
