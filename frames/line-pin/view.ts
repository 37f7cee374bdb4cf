import type { CreditScheme } from '../../shared/api/registration';
import type { ApiClient } from '../platform/api/client';
import type { Messages } from './page-messages';

/** What the views of a line's PIN get. */
export interface LineProps {
  readonly page: Window & typeof globalThis;
  readonly client: ApiClient;
  readonly scheme: CreditScheme;
  readonly words: Messages;
  /** My Account, in the language of the page. */
  readonly accountHref: string;
  /** From the PIN that is changed to the one that was forgotten, and back. */
  readonly onForgotten: () => void;
}
