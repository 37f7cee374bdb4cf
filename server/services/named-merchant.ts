import { findMerchant, type Merchant } from '../store/merchants';
import type { Db } from '../store/schema';
import type { WidgetCaller } from './caller';
import { Refusal } from './refusal';

/** The merchant that a call names besides its own. A frame may name its merchant again and no other; a page of the
 *  shopper's site may be for the customers of any, and then it is that merchant as this host knows it. Refuses what is
 *  none with 400, naming the field. */
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
