import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { ORDER_EXPIRES_SECONDS } from '../../../shared/api/pg';
import { requestPayment, telesalesAmount } from '../../../shared/api/telesales';
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
import { useDebounced } from '../../kit/use-debounced';
import { useFirstFault } from '../../kit/use-first-fault';
import { ApiError } from '../../platform/api/api-error';
import { randomId } from '../../platform/random/random-id';
import { browserStore } from '../../platform/storage/key-value-store';
import css from './desk.module.css';
import { drafts } from './drafts';
import type { PartProps } from './part';
import { refusalText } from './refusal-text';
import { bodyOf, emptyFields, faultsOf, ORDER_ID_MAX_LENGTH, type TakeFault, type TakeFields } from './take-form';
import { TakeItems } from './take-items';
import type { TelesalesWords } from './words';

const EXPIRES_MINUTES = ORDER_EXPIRES_SECONDS.usual / 60;
type Reach = ResponseOf<typeof telesalesAmount>;

/** What an agent asks a customer for. It is sent once, however often it has to be asked. */
export function TakeView({ page, client, words, desk, onFailure, go }: PartProps): ReactNode {
  const { agentId } = desk.agent;
  const store = useRef(browserStore(() => page.sessionStorage)).current;
  const [draft] = useState(() => store && drafts.read(store, agentId, page.Date.now()));
  const [fields, setFields] = useState<TakeFields>(draft ?? emptyFields);
  const [faults, setFaults] = useState<readonly TakeFault[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<{ readonly of: string; readonly key: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const showFirstFault = useFirstFault(form, faults);
  const reach = useReach(client, useDebounced(fields.amount), onFailure);

  const type = (change: Partial<TakeFields>): void => {
    const next = { ...fields, ...change };
    setFields(next);
    setRefused(null);
    if (faults.length > 0) setFaults(faultsOf(next).filter((fault) => faults.includes(fault)));
    if (store) drafts.write(store, agentId, next, page.Date.now());
  };
  const submit = (): void => {
    const wrong = faultsOf(fields);
    showFirstFault();
    setFaults(wrong);
    if (wrong.length > 0 || isBusy) return;
    const body = bodyOf(fields);
    const of = JSON.stringify(body);
    if (intent.current?.of !== of) intent.current = { of, key: randomId(page) };
    setBusy(true);
    client.call(requestPayment, body, { idempotencyKey: intent.current.key }).then(
      ({ txnUuid }) => {
        if (store) drafts.clear(store, agentId);
        go(txnUuid);
      },
      (error: unknown) => {
        setBusy(false);
        setRefused(refusalText(words, error));
        // What was answered is done with; a silence is asked about by the same key.
        if (error instanceof ApiError && error.kind === 'business') intent.current = null;
        onFailure(error);
      },
    );
  };

  const says = (fault: TakeFault): string | null => (faults.includes(fault) ? words.faults[fault] : null);
  return (
    <Form className={css.part} ref={form} onSubmit={submit}>
      <h1 className={css.heading}>{words.title}</h1>
      <p className={css.lead}>{words.lead}</p>
      {draft && <Note icon={icons.clock}>{words.restored}</Note>}
      <MobileField
        label={words.mobile}
        prefix="+91"
        digits={fields.mobile}
        error={says('mobile')}
        readOnly={isBusy}
        onDigits={(mobile) => type({ mobile })}
      />
      <div>
        <AmountField
          label={words.amount}
          size="normal"
          digits={fields.amount}
          error={says('amount')}
          readOnly={isBusy}
          onDigits={(amount) => type({ amount })}
        />
        <div role="status">
          {reach && (
            <FieldHint>
              <MoneyText>{reachText(words, reach)}</MoneyText>
            </FieldHint>
          )}
        </div>
      </div>
      <TextField
        label={words.order}
        value={fields.orderId}
        error={says('order')}
        maxLength={ORDER_ID_MAX_LENGTH}
        readOnly={isBusy}
        onText={(orderId) => type({ orderId })}
      />
      <TakeItems
        words={words}
        items={fields.items}
        fault={says('items')}
        readOnly={isBusy}
        onItems={(items) => type({ items })}
      />
      <div role="alert">{refused !== null && <Note tone="error">{refused}</Note>}</div>
      <Button type="submit" pendingLabel={isBusy ? words.sending : null}>
        {words.send}
      </Button>
      <p className={css.small}>{words.works(EXPIRES_MINUTES)}</p>
    </Form>
  );
}

/** Who lends an amount that nobody changes any more; null while that is not known. */
function useReach(client: PartProps['client'], digits: string, onFailure: (error: unknown) => void): Reach | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly reach: Reach } | null>(null);
  const failed = useRef(onFailure);
  failed.current = onFailure;
  useEffect(() => {
    if (Number(digits) === 0) return;
    let isWanted = true;
    client.call(telesalesAmount, { amount: Number(digits) }).then(
      (reach) => isWanted && setKnown({ of: digits, reach }),
      (error: unknown) => isWanted && failed.current(error),
    );
    return () => {
      isWanted = false;
    };
  }, [client, digits]);
  return known?.of === digits ? known.reach : null;
}

function reachText(words: TelesalesWords, { lenderIds, lowestEmi, nearestAmount }: Reach): string {
  if (lowestEmi !== null) return words.lend(lenderIds.length, formatRupees(lowestEmi));
  return nearestAmount === null ? words.nobodyLends : words.nearest(formatRupees(nearestAmount));
}
