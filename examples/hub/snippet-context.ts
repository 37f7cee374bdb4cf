import type { HubOptions, Shop } from './options';

/** Kind of code: HTML page, npm project or server. */
export type SnippetKind = 'HTML' | 'npm' | 'Server';

export interface SnippetContext {
  readonly options: HubOptions;
  readonly shop: Shop;
  readonly providerOrigin: string;
}
