import type { ApiClient } from '../platform/api/client';
import type { DeskData } from './desk-data';
import type { DeskWords } from './words';

/** A desk at which somebody works. */
export type OpenDesk = Extract<DeskData, { kind: 'open' }>;

/** What every part of the desk gets. */
export interface PartProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly words: DeskWords;
  readonly desk: OpenDesk;
  /** Told of every call that failed: one of them may close the desk. */
  readonly onFailure: (error: unknown) => void;
  /** Shows what an anchor names. */
  readonly go: (to: string) => void;
}

/** Anchors of the parts; a request has its own name. */
export const partAnchor = { take: '#take', list: '#requests' } as const;
