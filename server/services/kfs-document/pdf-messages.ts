import type { Kfs } from '../../../shared/api/kfs';

/** A request for the worker thread. */
export interface AskedPdf {
  readonly id: number;
  readonly kfs: Kfs;
  readonly verifyAt: string;
}

export type DrawnPdf = { readonly id: number } & (
  | { readonly bytes: Uint8Array; readonly fault?: never }
  | { readonly fault: unknown; readonly bytes?: never }
);
