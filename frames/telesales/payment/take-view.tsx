import { type ReactNode, useRef } from 'react';
import { ORDER_EXPIRES_SECONDS } from '../../../shared/api/pg';
import { formatRupees } from '../../../shared/format/number';
import { AmountField } from '../../kit/amount-field';
import { Button } from '../../kit/button';
import { FieldHint } from '../../kit/field-message';
import { Form } from '../../kit/form';
import * as icons from '../../kit/icons';
import { MobileField } from '../../kit/mobile-field';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { TextField } from '../../kit/text-field';
import { Caption } from '../../kit/type/caption';
import { useFirstFault } from '../../kit/use-first-fault';
import type { PaymentMessages } from './page-messages';
import css from './payment.module.css';
import type { PaymentEvent, Reach, TakeForm } from './payment-state';
import { refusalText } from './refusal-text';
import { ORDER_ID_MAX_LENGTH, type TakeFault, type TakeFields } from './take-form';
import { TakeItems } from './take-items';

const EXPIRES_MINUTES = ORDER_EXPIRES_SECONDS.usual / 60;

interface TakeProps {
  readonly t: PaymentMessages;
  readonly form: TakeForm;
  readonly send: (event: PaymentEvent) => void;
}

/** The form of a request for a payment. */
export function TakeView({ t, form, send }: TakeProps): ReactNode {
  const { fields, faults, isRestored, reach, sending } = form;
  const area = useRef<HTMLFormElement>(null);
  const showFirstFault = useFirstFault(area, faults);
  const isSending = sending.step === 'sending';
  const type = (change: Partial<TakeFields>): void => send({ type: 'typed', change });
  const submit = (): void => {
    showFirstFault();
    send({ type: 'submitted' });
  };

  const says = (fault: TakeFault): string | null => (faults.includes(fault) ? t.faults[fault] : null);
  return (
    <Form className={css.part} ref={area} onSubmit={submit}>
      <h1 className={css.heading}>{t.title}</h1>
      <Caption size={14} className={css.lead}>
        {t.lead}
      </Caption>
      {isRestored && <Note icon={icons.clock}>{t.restored}</Note>}
      <MobileField
        label={t.mobile}
        prefix="+91"
        digits={fields.mobile}
        error={says('mobile')}
        readOnly={isSending}
        onDigits={(mobile) => type({ mobile })}
      />
      <div>
        <AmountField
          label={t.amount}
          size="normal"
          digits={fields.amount}
          error={says('amount')}
          readOnly={isSending}
          onDigits={(amount) => type({ amount })}
        />
        <div role="status">
          {reach && (
            <FieldHint>
              <MoneyText>{reachText(t, reach)}</MoneyText>
            </FieldHint>
          )}
        </div>
      </div>
      <TextField
        label={t.order}
        value={fields.orderId}
        error={says('order')}
        maxLength={ORDER_ID_MAX_LENGTH}
        readOnly={isSending}
        onText={(orderId) => type({ orderId })}
      />
      <TakeItems
        t={t}
        items={fields.items}
        fault={says('items')}
        readOnly={isSending}
        onItems={(items) => type({ items })}
      />
      <div role="alert">{sending.step === 'failed' && <Note tone="error">{refusalText(t, sending.failure)}</Note>}</div>
      <Button type="submit" pendingLabel={isSending ? t.sending : null}>
        {t.send}
      </Button>
      <p className={css.small}>{t.works(EXPIRES_MINUTES)}</p>
    </Form>
  );
}

function reachText(t: PaymentMessages, { lenderIds, lowestEmi, nearestAmount }: Reach): string {
  if (lowestEmi !== null) return t.lend(lenderIds.length, formatRupees(lowestEmi));
  return nearestAmount === null ? t.noLender : t.nearest(formatRupees(nearestAmount));
}
