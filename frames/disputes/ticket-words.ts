import { type Locale, localeOf } from '../../shared/locales';
import { type DisputeWords, wordsIn } from './words';

const words = import.meta.words('siteTickets');

export type TicketWords = DisputeWords & (typeof words)[Locale];

/** Of tickets, in the language of the page around: a page on which a dispute is raised has no need of these. */
export const ticketWordsIn = (lang: string): TicketWords => ({ ...wordsIn(lang), ...words[localeOf(lang)] });
