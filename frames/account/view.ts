import type { ComponentType } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import type { CardsProps } from '../account-cards';
import type { nearestMessages } from '../lending/nearest.messages';
import type { ShownState } from './flow/account-atoms';
import type { AccountEvent } from './flow/events';
import type { Messages } from './page-messages';

export type LoadCards = () => Promise<{ readonly Cards: ComponentType<CardsProps> }>;

/** Texts of the surrounding page. */
export interface AboutPage {
  /** Purpose of the number, if it is not My Account. */
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  /** Months and rates of the lenders of this site (`shared/site/lender-terms`). */
  readonly terms?: string | undefined;
  /** Address that asks all lenders; on a lender's site. */
  readonly others?: string | undefined;
  /** Loads the cards of My Account's own page. */
  readonly cards?: LoadCards | undefined;
}

/** Props of every view. `nowMs`: current epoch ms, updated during an OTP countdown. */
export interface ViewProps {
  readonly state: ShownState;
  readonly messages: Messages;
  readonly send: (event: AccountEvent) => void;
  readonly nowMs: number;
  readonly about: AboutPage;
}

export interface AnswerProps extends ViewProps {
  readonly nearest: Texts<typeof nearestMessages>;
}
