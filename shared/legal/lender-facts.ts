import type { LegalEntity } from '../lenders/legal-entity';
import type { Texts } from '../messages/define-messages';
import type { lenderEntityMessages } from './lender-entity.messages';

type Words = Texts<typeof lenderEntityMessages>;

/** The company that lends, line by line, in the language of the words; without the line of a CIN where it has none. */
export const lenderFacts = (legal: LegalEntity, words: Words): { readonly name: string; readonly value: string }[] => [
  { name: words.legalName, value: legal.legalName },
  { name: words.type, value: words.types[legal.type] },
  { name: words.office, value: legal.registeredOffice },
  { name: words.registration, value: legal.rbiRegistration },
  ...(legal.cin === undefined ? [] : [{ name: words.cin, value: legal.cin }]),
  { name: words.website, value: legal.website },
];
