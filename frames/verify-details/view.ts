import type { FiledApplication } from '../../shared/api/ntb-verification';
import type { OwnProps } from '../platform/own-page';
import type { Messages } from './page-messages';

/** What a link was found to be. `application`: else whether nobody knows it, or a newer one was sent in its place. */
export interface Verified {
  readonly reference: string;
  readonly application: FiledApplication | 'unknown' | 'replaced';
  readonly messages: Messages;
}

/** What each part of the page gets. */
export interface PartProps extends Pick<OwnProps<Verified>, 'page' | 'client'> {
  readonly reference: string;
  readonly application: FiledApplication;
  readonly messages: Messages;
  /** It stands so from now. */
  readonly onTaken: (application: FiledApplication) => void;
  /** Something was refused: it may stand otherwise. */
  readonly onLookAgain: () => void;
}
