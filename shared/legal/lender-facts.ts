import type { LegalEntity } from '../lenders/legal-entity';
import type { Language } from '../words/language';

type Words = Language['lenderEntity'];

/** The company that lends, line by line, in the language of the words; without the line of a CIN where it has none. */
export const lenderFacts = (legal: LegalEntity, words: Words): { readonly name: string; readonly value: string }[] => [
  { name: words.legalName, value: legal.legalName },
  { name: words.type, value: words.types[legal.type] },
  { name: words.office, value: legal.registeredOffice },
  { name: words.registration, value: legal.rbiRegistration },
  ...(legal.cin === undefined ? [] : [{ name: words.cin, value: legal.cin }]),
  { name: words.website, value: legal.website },
];
