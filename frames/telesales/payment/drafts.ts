import { list, object, text } from '../../../shared/bridge/schema';
import { draftStore } from '../../platform/storage/draft-store';
import { browserStore, type KeyValueStore } from '../../platform/storage/key-value-store';
import { TypedAmount, TypedMobile } from '../../platform/storage/typed-fields';
import { ITEM_NAME_MAX_LENGTH, MOST_ITEMS, ORDER_ID_MAX_LENGTH, type TakeFields } from './take-form';

/** Fields that an agent has typed and not sent, for an hour: they outlive the session. */
export const drafts = draftStore<TakeFields>(
  () => 'telesalesDraft',
  object({
    mobile: TypedMobile,
    amount: TypedAmount,
    orderId: text(ORDER_ID_MAX_LENGTH),
    items: list(object({ name: text(ITEM_NAME_MAX_LENGTH), price: TypedAmount }), MOST_ITEMS),
  }),
);

/** The store of drafts; null in a browser that stores nothing. */
export const draftsOf = (page: Window): KeyValueStore | null => browserStore(() => page.sessionStorage);
