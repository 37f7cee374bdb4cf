import { atMerchant, type Lender, lenderById } from '../../shared/lenders';
import type { Merchant } from '../store/merchants';
import { Refusal } from './refusal';

export function lenderOf(merchant: Merchant, lenderId: string): Lender {
  const lender = merchant.lenderIds.includes(lenderId) ? lenderById(lenderId) : undefined;
  if (lender) return atMerchant(lender, merchant.noCostTenures);
  throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'lenderId', message: 'must be a lender of the merchant' }] });
}
