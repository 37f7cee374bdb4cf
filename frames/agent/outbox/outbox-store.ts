import { amountRupees, MobileText } from '../../../shared/bridge/fields';
import { type Infer, int, list, nullable, object, oneOf, type Schema, text } from '../../../shared/bridge/schema';
import { draftStore } from '../../platform/storage/draft-store';
import { ChosenLender, Rupees, TypedEmail, TypedName } from '../../platform/storage/typed-fields';
import { outcomes } from '../flow/outcomes';
import { isWaiting, MAX_OUTBOX_ITEMS, type OutboxFate, type OutboxItem } from './outbox-item';

const fates: { readonly [Is in OutboxFate['is']]: Schema<Omit<Extract<OutboxFate, { is: Is }>, 'is'>> } = {
  waiting: object({}),
  going: object({}),
  noConsent: object({}),
  checked: object({ outcome: oneOf(...outcomes), lessRupees: Rupees }),
  shared: object({ ntbLink: text(2000), whatsAppLink: text(4096) }),
  refused: object({ name: nullable(text(80)), message: text(1000) }),
};
const Is = object({ is: oneOf('waiting', 'going', 'noConsent', 'checked', 'shared', 'refused') });

const fate: Schema<OutboxFate> = (value, path) => {
  const { is } = Is(value, path);
  // SAFETY: the schema of a name gives the rest of the member of that name.
  return { is, ...fates[is](value, path) } as OutboxFate;
};

const Item = object({
  key: text(80, 1),
  mobile: MobileText,
  amountRupees,
  application: nullable(
    object({ lenderId: ChosenLender, lenderName: text(80), userName: TypedName, email: TypedEmail }),
  ),
  consentUntilMs: nullable(int(0, Number.MAX_SAFE_INTEGER)),
  fate,
});

const stored = draftStore<{ readonly items: readonly Infer<typeof Item>[] }>(
  // One place in this tab: the next agent's takes it.
  () => 'salesKept',
  object({ items: list(Item, MAX_OUTBOX_ITEMS) }),
);

/** Items in the tab's session storage, encoded, for an hour at most (longer than a consent). An unanswered item is sent
 *  again with its key. Those of another agent are dropped. */
export const outboxStore = {
  read(store: Parameters<typeof stored.read>[0], owner: string, nowMs: number): readonly OutboxItem[] {
    const found = stored.read(store, owner, nowMs);
    if (!found) stored.clear(store, owner);
    return (found?.items ?? []).map((item) => (isWaiting(item) ? { ...item, fate: { is: 'waiting' } } : item));
  },
  write(store: Parameters<typeof stored.write>[0], owner: string, items: readonly OutboxItem[], nowMs: number): void {
    if (items.length === 0) stored.clear(store, owner);
    else stored.write(store, owner, { items }, nowMs);
  },
};
