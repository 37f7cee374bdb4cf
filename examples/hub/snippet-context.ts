import type { HubOptions, Shop } from './options';

/** What code is shown for: a page, a project, a server. */
export type SnippetKind = 'HTML' | 'npm' | 'Server';

/** What it is written from. */
export interface SnippetContext {
  readonly options: HubOptions;
  readonly shop: Shop;
  /** Where the SDK comes from. */
  readonly providerOrigin: string;
}
