import { amountRupees, MobileText } from '../../../shared/bridge/fields';
import { type Infer, int, list, nullable, object, oneOf, type Schema, text } from '../../../shared/bridge/schema';
import { draftStore } from '../../platform/storage/draft-store';
import { ChosenLender, Rupees, TypedEmail, TypedName } from '../../platform/storage/typed-fields';
import { outcomes } from '../flow/outcomes';
import { isWaiting, type KeptFate, type KeptItem, MAX_KEPT } from './kept-item';

const fates: { readonly [Is in KeptFate['is']]: Schema<Omit<Extract<KeptFate, { is: Is }>, 'is'>> } = {
  waiting: object({}),
  going: object({}),
  noConsent: object({}),
  checked: object({ outcome: oneOf(...outcomes), lessRupees: Rupees }),
  shared: object({ ntbLink: text(2000), whatsAppLink: text(4096) }),
  refused: object({ name: nullable(text(80)), message: text(1000) }),
};
const Is = object({ is: oneOf('waiting', 'going', 'noConsent', 'checked', 'shared', 'refused') });

const fate: Schema<KeptFate> = (value, path) => {
  const { is } = Is(value, path);
  // SAFETY: the schema of a name gives the rest of the member of that name.
  return { is, ...fates[is](value, path) } as KeptFate;
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
  object({ items: list(Item, MAX_KEPT) }),
);

/** What is kept, in the tab's own storage and encoded, so that nobody reads a number over a shoulder; an hour at most, which
 *  is longer than a consent holds. What was on its way goes again with its key. Another agent's is dropped. */
export const keptStore = {
  read(store: Parameters<typeof stored.read>[0], owner: string, nowMs: number): readonly KeptItem[] {
    const found = stored.read(store, owner, nowMs);
    if (!found) stored.clear(store, owner);
    return (found?.items ?? []).map((item) => (isWaiting(item) ? { ...item, fate: { is: 'waiting' } } : item));
  },
  write(store: Parameters<typeof stored.write>[0], owner: string, items: readonly KeptItem[], nowMs: number): void {
    if (items.length === 0) stored.clear(store, owner);
    else stored.write(store, owner, { items }, nowMs);
  },
};
