import type { Failure } from '../../platform/api/failure';
import type { PaymentFlow, Reach, TakeForm } from './payment-state';
import { bodyOf, emptyFields, faultsOf, type TakeFields } from './take-form';

/** Typing has ended once nothing was typed for so long. */
const TYPING_MS = 500;

export const emptyForm: TakeForm = {
  fields: emptyFields,
  faults: [],
  isRestored: false,
  reach: null,
  sending: { step: 'idle' },
};

const setForm = (flow: PaymentFlow, change: Partial<TakeForm>): void =>
  flow.set({ ...flow.state, form: { ...flow.state.form, ...change } });

/** Asks for the reach of the amount once it is typed. */
export function awaitAmount(flow: PaymentFlow): void {
  if (Number(flow.state.form.fields.amount) > 0) flow.startTimer('amount', TYPING_MS);
  else flow.stopTimer('amount');
}

export function typed(flow: PaymentFlow, { change }: { readonly change: Partial<TakeFields> }): void {
  const { form } = flow.state;
  const fields = { ...form.fields, ...change };
  const faults = faultsOf(fields);
  setForm(flow, { fields, faults: form.faults.filter((fault) => faults.includes(fault)), sending: { step: 'idle' } });
  flow.run({ type: 'draftChanged', fields });
  if (fields.amount === form.fields.amount) return;
  setForm(flow, { reach: null });
  flow.cancel('check');
  awaitAmount(flow);
}

export const checkAmount = (flow: PaymentFlow): void =>
  flow.call('check', { amount: Number(flow.state.form.fields.amount) });

export const checked = (flow: PaymentFlow, reach: Reach): void => setForm(flow, { reach });

export function submitted(flow: PaymentFlow): void {
  if (flow.isPending('request')) return;
  const { fields } = flow.state.form;
  const faults = faultsOf(fields);
  setForm(flow, { faults });
  if (faults.length > 0) return;
  setForm(flow, { sending: { step: 'sending' } });
  flow.call('request', bodyOf(fields));
}

export function requested(flow: PaymentFlow): void {
  flow.run({ type: 'draftDropped' });
  flow.stopTimer('amount');
  flow.cancel('check');
  flow.set({ ...flow.state, form: emptyForm });
}

export const notRequested = (flow: PaymentFlow, failure: Failure): void =>
  setForm(flow, { sending: { step: 'failed', failure } });
