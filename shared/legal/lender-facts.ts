import type { LegalEntity } from '../lenders/legal-entity';
import type { Texts } from '../messages/define-messages';
import type { lenderEntityMessages } from './lender-entity.messages';

type Messages = Texts<typeof lenderEntityMessages>;

/** The company that lends, line by line, in the language of the words; without the line of a CIN where it has none. */
export const lenderFacts = (legal: LegalEntity, t: Messages): { readonly name: string; readonly value: string }[] => [
  { name: t.legalName, value: legal.legalName },
  { name: t.type, value: t.types[legal.type] },
  { name: t.office, value: legal.registeredOffice },
  { name: t.registration, value: legal.rbiRegistration },
  ...(legal.cin === undefined ? [] : [{ name: t.cin, value: legal.cin }]),
  { name: t.website, value: legal.website },
];
