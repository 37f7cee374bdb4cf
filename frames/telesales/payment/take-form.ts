import { isMobile } from '../../../shared/rules/validation';

/** Fields that an agent types. Digits are whole rupees. */
export interface TakeFields {
  readonly mobile: string;
  readonly amount: string;
  readonly orderId: string;
  readonly items: readonly { readonly name: string; readonly price: string }[];
}
export type TakeFault = 'mobile' | 'amount' | 'order' | 'items';

export const emptyFields: TakeFields = { mobile: '', amount: '', orderId: '', items: [] };
export const MOST_ITEMS = 20;
export const ITEM_NAME_MAX_LENGTH = 120;
export const ORDER_ID_MAX_LENGTH = 64;

/** As `OrderId` of the API. */
const ORDER = /^[\w.:/#-]{1,64}$/;
const isEmptyItem = ({ name, price }: TakeFields['items'][number]): boolean => name.trim() === '' && price === '';

/** What is wrong, in the order of the fields. Lines with nothing in them count for nothing. */
export function faultsOf({ mobile, amount, orderId, items }: TakeFields): readonly TakeFault[] {
  const named = items.filter((item) => !isEmptyItem(item));
  const isWhole = named.every(({ name, price }) => name.trim() !== '' && Number(price) > 0);
  const sum = named.reduce((all, { price }) => all + Number(price), 0);
  const areItemsRight = named.length === 0 || (isWhole && sum === Number(amount));
  return [
    ...(isMobile(mobile) ? [] : (['mobile'] as const)),
    ...(Number(amount) > 0 ? [] : (['amount'] as const)),
    ...(ORDER.test(orderId) ? [] : (['order'] as const)),
    ...(areItemsRight ? [] : (['items'] as const)),
  ];
}

/** The body of the call. */
export const bodyOf = ({ mobile, amount, orderId, items }: TakeFields) => ({
  mobile,
  amount: Number(amount),
  orderId,
  items: items
    .filter((item) => !isEmptyItem(item))
    .map(({ name, price }) => ({ name: name.trim(), quantity: 1, amountPaise: Number(price) * 100 })),
});
