import type { DeskApplication, WantedProduct } from '../../../shared/api/filed-application';
import type { Failure } from '../../platform/api/failure';
import type { ApplicationsFlow, FileForm } from './applications-state';
import { bodyOf, emptyFile, type FileFields, faultsOf, type Lenders } from './file-form';

/** Typing has ended once nothing was typed for so long. */
const TYPING_MS = 500;
const LETTERS_AT_LEAST = 2;

export const emptyForm = (lenders: Lenders): FileForm => ({
  fields: emptyFile(lenders),
  faults: [],
  search: { text: '', found: { step: 'none' } },
  filing: { step: 'idle' },
});

const setForm = (flow: ApplicationsFlow, change: Partial<FileForm>): void =>
  flow.set({ ...flow.state, form: { ...flow.state.form, ...change } });

export function typed(flow: ApplicationsFlow, { change }: { readonly change: Partial<FileFields> }): void {
  const { form, lenders } = flow.state;
  const fields = { ...form.fields, ...change };
  const faults = faultsOf(fields, lenders, flow.nowMs);
  setForm(flow, { fields, faults: form.faults.filter((fault) => faults.includes(fault)) });
}

export function submitted(flow: ApplicationsFlow): void {
  if (flow.isPending('file')) return;
  const { form, lenders } = flow.state;
  const faults = faultsOf(form.fields, lenders, flow.nowMs);
  const isRight = faults.length === 0;
  setForm(flow, { faults, filing: { step: isRight ? 'sending' : 'idle' } });
  if (isRight) flow.call('file', bodyOf(form.fields));
}

export function filed(flow: ApplicationsFlow, { application }: { readonly application: DeskApplication }): void {
  const { filed, lenders } = flow.state;
  flow.stopTimer('search');
  flow.cancel('find');
  const others = filed.items.filter(({ applicationId }) => applicationId !== application.applicationId);
  flow.set({
    ...flow.state,
    filed: { ...filed, items: [application, ...others] },
    form: { ...emptyForm(lenders), filing: { step: 'filed', application } },
  });
}

export const notFiled = (flow: ApplicationsFlow, failure: Failure): void =>
  setForm(flow, { filing: { step: 'failed', failure } });

export function searched(flow: ApplicationsFlow, { text }: { readonly text: string }): void {
  const isSame = text.trim() === flow.state.form.search.text.trim();
  setForm(flow, { search: { ...flow.state.form.search, text } });
  if (isSame) return;
  flow.cancel('find');
  const isShort = text.trim().length < LETTERS_AT_LEAST;
  setForm(flow, { search: { text, found: { step: isShort ? 'none' : 'looking' } } });
  if (isShort) flow.stopTimer('search');
  else flow.startTimer('search', TYPING_MS);
}

export const find = (flow: ApplicationsFlow): void =>
  flow.call('find', { searchText: flow.state.form.search.text.trim() });

export const found = (flow: ApplicationsFlow, { products }: { readonly products: readonly WantedProduct[] }): void =>
  setForm(flow, { search: { ...flow.state.form.search, found: { step: 'found', products } } });

export const notFound = (flow: ApplicationsFlow): void =>
  setForm(flow, { search: { ...flow.state.form.search, found: { step: 'failed' } } });
