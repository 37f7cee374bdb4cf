import { findMerchant, type Merchant } from '../store/merchants';
import type { Db } from '../store/schema';
import type { WidgetCaller } from './caller';
import { Refusal } from './refusal';

/** Merchant that a call names in addition to its own. A frame may only name its own merchant; a page of the shopper's
 *  site may name any, whose data is limited to this host. Refuses an unknown one with 400, with the field. */
export async function namedMerchant(
  db: Db,
  { merchant, site }: WidgetCaller,
  merchantKey: string | undefined,
  field = 'merchantId',
): Promise<Merchant> {
  if (merchantKey === undefined || merchantKey === merchant.merchantKey) return merchant;
  const named = site && (await findMerchant(db, merchantKey));
  if (!named) throw new Refusal('INVALID_REQUEST', { fields: [{ path: field, message: 'must be the merchant key' }] });
  return { ...named, lenderIds: named.lenderIds.filter((lenderId) => merchant.lenderIds.includes(lenderId)) };
}
