import type { LegalEntity } from '../lenders/legal-entity';
import type { Texts } from '../messages/define-messages';
import type { lenderEntityMessages } from './lender-entity.messages';

type Messages = Texts<typeof lenderEntityMessages>;

/** Lines of the lending company; without a CIN line if it has none. */
export const lenderFacts = (legal: LegalEntity, t: Messages): { readonly name: string; readonly value: string }[] => [
  { name: t.legalName, value: legal.legalName },
  { name: t.type, value: t.types[legal.type] },
  { name: t.office, value: legal.registeredOffice },
  { name: t.registration, value: legal.rbiRegistration },
  ...(legal.cin === undefined ? [] : [{ name: t.cin, value: legal.cin }]),
  { name: t.website, value: legal.website },
];
