import { list, object, text } from '../../../shared/bridge/schema';
import { draftStore } from '../../platform/storage/draft-store';
import { TypedAmount, TypedMobile } from '../../platform/storage/typed-fields';
import { ITEM_NAME_MAX_LENGTH, MOST_ITEMS, ORDER_ID_MAX_LENGTH, type TakeFields } from './take-form';

/** What an agent has typed and not sent yet, for an hour: a session that ends takes nothing with it. */
export const drafts = draftStore<TakeFields>(
  () => 'telesalesDraft',
  object({
    mobile: TypedMobile,
    amount: TypedAmount,
    orderId: text(ORDER_ID_MAX_LENGTH),
    items: list(object({ name: text(ITEM_NAME_MAX_LENGTH), price: TypedAmount }), MOST_ITEMS),
  }),
);
