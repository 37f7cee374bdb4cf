import { type ReactNode, useRef } from 'react';
import { formatRupees } from '../../../shared/format/number';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { Checkbox } from '../../kit/checkbox';
import * as icons from '../../kit/icons';
import { KeyValue, type Pair } from '../../kit/key-value';
import { Note } from '../../kit/note';
import css from '../own-application.module.css';
import type { StepProps } from '../step-props';
import { AskedFields } from './asked-fields';
import { StepCard } from './step-card';

/** What the lender is asked for, and the yes to it. The bank account itself is named at the bank alone. */
export function BankStep(props: StepProps): ReactNode {
  const { state, messages, send } = props;
  const { ntbFlow: ntb, typed, amount, consentIn } = state;
  const { bank, form } = messages;
  const lender = ntb.lenderList.find(({ lenderId }) => lenderId === ntb.selectedNtbLender);
  const name = lender?.name ?? '';
  // Fields that a draft has left out; they stay until the application is sent.
  const asksAgain = useRef(typed.pan === '' || typed.dateOfBirth === '').current;
  const pairs: readonly Pair[] = [
    { name: bank.lender, value: name, wraps: true },
    ...(amount === null ? [] : [{ name: bank.amount, value: formatRupees(amount) }]),
    ...(typed.monthlyIncome === '' ? [] : [{ name: bank.income, value: formatRupees(Number(typed.monthlyIncome)) }]),
  ];
  return (
    <StepCard
      {...props}
      step="bank"
      heading={bank.heading}
      lead={bank.text(name)}
      go={bank.send}
      isReady={consentIn !== null}
      pendingLabel={state.apply.step === 'idle' ? null : bank.sending}
    >
      <KeyValue pairs={pairs} />
      {lender?.isApplicationHosted === true && <Note icon={icons.browser}>{bank.hosted(name)}</Note>}
      {asksAgain && (
        <>
          <p className={css.small}>{bank.again}</p>
          <AskedFields {...props} fields={['dateOfBirth', 'pan']} />
        </>
      )}
      <p className={css.small}>{form.notStored(name)}</p>
      <Checkbox
        checked={consentIn !== null}
        onChange={(isGiven) => send({ type: 'consentToggled', language: isGiven ? form.language : null })}
      >
        {form.consent(name)} <span className={css.small}>{bank.version(APPLICATION_CONSENT_VERSION)}</span>
      </Checkbox>
    </StepCard>
  );
}
