import type { ComponentType } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import type { CardsProps } from '../account-cards';
import type { nearestMessages } from '../lending/nearest.messages';
import type { ShownState } from './flow/account-atoms';
import type { AccountEvent } from './flow/events';
import type { Messages } from './page-messages';

export type LoadCards = () => Promise<{ readonly Cards: ComponentType<CardsProps> }>;

/** What the page around says. */
export interface AboutPage {
  /** What a number is entered for, where it is not for My Account. */
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  /** Months and rates of the lenders of this site (`shared/site/lender-terms`). */
  readonly terms?: string | undefined;
  /** Where all lenders are asked; on a lender's site. */
  readonly others?: string | undefined;
  /** Loads what else My Account has; other pages have none. */
  readonly cards?: LoadCards | undefined;
}

/** What every view gets. `nowMs`: epoch ms of this device, which moves while an OTP is waited for. */
export interface ViewProps {
  readonly state: ShownState;
  readonly messages: Messages;
  readonly send: (event: AccountEvent) => void;
  readonly nowMs: number;
  readonly about: AboutPage;
}

/** The same of what the lenders say. */
export interface AnswerProps extends ViewProps {
  readonly nearest: Texts<typeof nearestMessages>;
}
