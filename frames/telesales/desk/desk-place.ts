import type { Locale } from '../../../shared/locales';
import { pathIn } from '../../../shared/site/address';
import { type TelesalesPage, telesalesAddresses } from '../../../shared/site/telesales-addresses';

/** What is shown of the desk. `anchor`: of a part of the page, with its '#'; '' for the page itself. */
export interface DeskPlace {
  readonly page: TelesalesPage;
  readonly anchor: string;
}

/** Anchors of the parts where payments are asked for; a request has its own name. */
export const partAnchor = { take: '#take', list: '#requests' } as const;

/** The address of a part: its anchor alone where it is on the same page, which then stays. */
export const placeAddress = (locale: Locale, from: DeskPlace, to: DeskPlace): string =>
  from.page === to.page && to.anchor !== '' ? to.anchor : pathIn(locale, telesalesAddresses[to.page]) + to.anchor;
