import type { DisputePurchase } from '../../shared/api/disputes';
import { type DisputeTopic, isDisputeTopic, topicFacts } from '../../shared/rules/disputes/topics';
import { isEmail } from '../../shared/rules/validation';
import type { ApiErrorKind } from '../platform/api/api-error';

export interface ContactFields {
  readonly topic: DisputeTopic | null;
  /** Null: none, or none yet. */
  readonly txnUuid: string | null;
  readonly message: string;
  /** '' = not given. */
  readonly email: string;
}

/** Part of the form with a fault. */
export type ContactFault = 'purchase' | 'topic' | 'message' | 'email' | 'files';
/** Reason why it was not sent. `tooMany`: five tickets today; `missing`: the purchase or a file does not exist any more. */
export type ContactFailure = 'tooMany' | 'missing' | 'offline' | 'intercepted' | 'other';

export interface ContactState {
  readonly step: 'editing' | 'sending';
  readonly fields: ContactFields;
  readonly faults: readonly ContactFault[];
  readonly failure: ContactFailure | null;
  /** Restored from a draft; shown until 'Start over'. */
  readonly isRestored: boolean;
  /** The list of purchases is open. */
  readonly isChoosing: boolean;
}

export type ContactEvent =
  | { readonly type: 'typed'; readonly fields: Partial<Pick<ContactFields, 'topic' | 'message' | 'email'>> }
  | { readonly type: 'purchaseAsked' }
  | { readonly type: 'purchaseChosen'; readonly txnUuid: string | null }
  | { readonly type: 'startedOver' }
  /** `areFilesSending`: some uploads are pending. */
  | { readonly type: 'submitted'; readonly areFilesSending: boolean }
  | { readonly type: 'refused'; readonly status: number; readonly kind: ApiErrorKind };

const empty: ContactFields = { topic: null, txnUuid: null, message: '', email: '' };

/** Initial form: 1. the stored draft; 2. the purchase of the address (`txnId`, also in its readable form); 3. the only purchase;
 *  4. the payment that this browser opened last. Purchases of other customers are ignored. */
export function beginContact(
  purchases: readonly DisputePurchase[],
  draft: ContactFields | null,
  asked: { readonly txnId: string | null; readonly topic: string | null; readonly lastTxnUuid: string | null },
): ContactState {
  const named = purchases.find(({ txnUuid, txnId }) => txnUuid === asked.txnId || txnId === asked.txnId);
  const topic = isDisputeTopic(asked.topic) ? asked.topic : null;
  // An address that names another purchase than the draft starts a new form.
  const isRestored = draft !== null && isWritten(draft) && (named === undefined || named.txnUuid === draft.txnUuid);
  const [first, ...others] = purchases;
  const last = purchases.find(({ txnUuid }) => txnUuid === asked.lastTxnUuid);
  const likely = asked.txnId === null ? (others.length === 0 ? first : last) : undefined;
  const fields = isRestored ? draft : { ...empty, topic, txnUuid: (named ?? likely)?.txnUuid ?? null };
  const isKnown = purchases.some(({ txnUuid }) => txnUuid === fields.txnUuid);
  return {
    step: 'editing',
    fields: { ...fields, txnUuid: isKnown ? fields.txnUuid : null },
    faults: [],
    failure: null,
    isRestored: isRestored,
    isChoosing: !isKnown && purchases.length > 0,
  };
}

/** True if there is text to store; selections alone are not stored. */
export const isWritten = ({ message, email }: ContactFields): boolean => message.trim() !== '' || email !== '';

const failureByStatus: Readonly<Record<number, ContactFailure>> = { 404: 'missing', 429: 'tooMany' };

export function reduceContact(state: ContactState, event: ContactEvent): ContactState {
  if (state.step === 'sending' && event.type !== 'refused') return state;
  switch (event.type) {
    case 'typed': {
      const settled = Object.keys(event.fields) as ContactFault[];
      return changed(state, event.fields, settled);
    }
    case 'purchaseAsked':
      return { ...state, isChoosing: true };
    case 'purchaseChosen':
      return { ...changed(state, { txnUuid: event.txnUuid }, ['purchase']), isChoosing: false };
    case 'startedOver':
      return { ...state, fields: empty, faults: [], failure: null, isRestored: false, isChoosing: true };
    case 'submitted': {
      const faults = faultsIn(state.fields, event.areFilesSending);
      return faults.length > 0
        ? { ...state, faults, isChoosing: state.isChoosing || faults.includes('purchase') }
        : { ...state, step: 'sending', faults, failure: null };
    }
    case 'refused':
      return { ...state, step: 'editing', failure: failureOf(event) };
    default:
      return event satisfies never;
  }
}

const changed = (
  state: ContactState,
  fields: Partial<ContactFields>,
  settled: readonly ContactFault[],
): ContactState => ({
  ...state,
  fields: { ...state.fields, ...fields },
  faults: state.faults.filter((fault) => !settled.includes(fault)),
  failure: null,
});

/** In the order of the form. */
function faultsIn({ topic, txnUuid, message, email }: ContactFields, areFilesSending: boolean): ContactFault[] {
  const isWrong: Readonly<Record<ContactFault, boolean>> = {
    purchase: topic !== null && topicFacts(topic).isAboutPurchase && txnUuid === null,
    topic: topic === null,
    message: message.trim() === '',
    files: areFilesSending,
    email: email !== '' && !isEmail(email),
  };
  return (Object.keys(isWrong) as ContactFault[]).filter((fault) => isWrong[fault]);
}

function failureOf({ status, kind }: Extract<ContactEvent, { type: 'refused' }>): ContactFailure {
  if (kind === 'intercepted') return kind;
  return kind === 'network' ? 'offline' : (failureByStatus[status] ?? 'other');
}
