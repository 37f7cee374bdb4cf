import { type Partner, partners } from './partners';
import { reading } from './reading';
import { type Route, route } from './route';

/** Address of a partner's FAQ: '/faq-zenmart'. */
export const partnerPath = ({ id }: Pick<Partner, 'id'>) => `/faq-${id}` as const;

/** A row of the table for each partner. Source: S1§2.2, RTE-045. */
/* @__NO_SIDE_EFFECTS__ */
export const partnerFaqs = (): Readonly<Record<string, Route>> =>
  Object.fromEntries(
    partners.map((partner) => [
      `faq-${partner.id}`,
      route({
        path: partnerPath(partner),
        // A lender's own site names no other bank.
        shows: { ...reading('partner-faq'), on: partner.kind === 'bank' ? 'organic' : 'everySite' },
      }),
    ]),
  );
