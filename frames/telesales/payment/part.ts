import type { ApiClient } from '../../platform/api/client';
import type { RequestsDesk } from './desk-data';
import type { TelesalesWords } from './words';

/** What every part where payments are asked for gets. */
export interface PartProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly words: TelesalesWords;
  readonly desk: RequestsDesk;
  /** Told of every call that failed: one of them may close the desk. */
  readonly onFailure: (error: unknown) => void;
  /** Shows what an anchor names. */
  readonly go: (to: string) => void;
}
