import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import type { ApiClient } from '../api/client';

/** Access to a page for agents, who come from their shop and never log in here. */
export interface AgentAccess {
  /** Calls the server as the agent whose cookie the browser has. `onClosed`: an answer has refused the agent. */
  readonly createClient: (onClosed: (reason: string) => void) => ApiClient;
  /** The view of a closed page, which says why. */
  readonly renderClosed: (reason: string, locale: Locale) => ReactNode;
}
