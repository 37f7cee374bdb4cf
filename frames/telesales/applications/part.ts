import type { ApiClient } from '../../platform/api/client';
import type { OpenDesk } from '../desk';
import type { Filed } from './ntb-data';
import type { NtbWords } from './words';

/** What each part of the page of applications gets. */
export interface NtbProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly words: NtbWords;
  readonly desk: OpenDesk<Filed>;
  /** Told of every call that failed: one of them may close the desk. */
  readonly onFailure: (error: unknown) => void;
}
