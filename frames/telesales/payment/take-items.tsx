import { type ReactNode, useEffect, useRef } from 'react';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import { FieldError } from '../../kit/field-message';
import { IconButton } from '../../kit/icon-button';
import * as icons from '../../kit/icons';
import { TextField } from '../../kit/text-field';
import type { PaymentMessages } from './page-messages';
import css from './payment.module.css';
import { ITEM_NAME_MAX_LENGTH, MOST_ITEMS, type TakeFields } from './take-form';

type Items = TakeFields['items'];

interface TakeItemsProps {
  readonly t: PaymentMessages;
  readonly items: Items;
  /** null = fine. */
  readonly fault: string | null;
  readonly readOnly: boolean;
  readonly onItems: (items: Items) => void;
}

/** Items with their prices. The focus goes to an item that was added, and to 'Add' once the last is removed. */
export function TakeItems({ t, items, fault, readOnly, onItems }: TakeItemsProps): ReactNode {
  const area = useRef<HTMLFieldSetElement>(null);
  const count = useRef(items.length);
  useEffect(() => {
    const before = count.current;
    count.current = items.length;
    const all = (what: string): HTMLElement[] => [...(area.current?.querySelectorAll<HTMLElement>(what) ?? [])];
    if (items.length > before) all('[data-item]').at(-1)?.querySelector('input')?.focus();
    // The one that was pressed is gone, or the next has taken its place.
    else if (items.length < before && !area.current?.contains(document.activeElement)) all('button').at(-1)?.focus();
  }, [items.length]);
  const change = (at: number, to: Partial<Items[number]>): void =>
    onItems(items.map((each, index) => (index === at ? { ...each, ...to } : each)));
  return (
    <fieldset
      className={css.items}
      ref={area}
      data-fault={fault === null ? undefined : ''}
      aria-describedby={fault === null ? undefined : 'items-fault'}
    >
      <legend>{t.items}</legend>
      {items.map(({ name, price }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div className={css.item} key={at} data-item="">
          <TextField
            label={t.item(at + 1)}
            value={name}
            error={null}
            maxLength={ITEM_NAME_MAX_LENGTH}
            readOnly={readOnly}
            onText={(text) => change(at, { name: text })}
          />
          <AmountField
            label={t.price(at + 1)}
            size="normal"
            digits={price}
            error={null}
            readOnly={readOnly}
            onDigits={(digits) => change(at, { price: digits })}
          />
          <IconButton
            icon={icons.close}
            label={t.remove(at + 1)}
            disabled={readOnly}
            onClick={() => onItems(items.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      {fault !== null && <FieldError id="items-fault">{fault}</FieldError>}
      {items.length < MOST_ITEMS && (
        <Button
          kind="secondary"
          width="fit"
          disabled={readOnly}
          onClick={() => onItems([...items, { name: '', price: '' }])}
        >
          {t.add}
        </Button>
      )}
    </fieldset>
  );
}
