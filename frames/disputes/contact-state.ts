import type { DisputePurchase } from '../../shared/api/disputes';
import { type DisputeTopic, isDisputeTopic, topicFacts } from '../../shared/rules/disputes/topics';
import { isEmail } from '../../shared/rules/validation';
import type { ApiErrorKind } from '../platform/api/api-error';

/** What is filled in. */
export interface ContactFields {
  readonly topic: DisputeTopic | null;
  /** The purchase; null: none, or none yet. */
  readonly txnUuid: string | null;
  readonly message: string;
  /** '' = not given. */
  readonly email: string;
}

/** What is wrong with it, by the part of the form that says so. */
export type ContactFault = 'purchase' | 'topic' | 'message' | 'email' | 'files';
/** Why it was not sent. `tooMany`: five were opened today; `missing`: the purchase or a file is not there any more. */
export type ContactFailure = 'tooMany' | 'missing' | 'offline' | 'intercepted' | 'other';

export interface ContactState {
  readonly step: 'editing' | 'sending';
  readonly fields: ContactFields;
  readonly faults: readonly ContactFault[];
  readonly failure: ContactFailure | null;
  /** It is a draft that was kept; said until somebody starts over. */
  readonly isRestored: boolean;
  /** The purchases are there to choose from. */
  readonly isChoosing: boolean;
}

export type ContactEvent =
  | { readonly type: 'typed'; readonly fields: Partial<Pick<ContactFields, 'topic' | 'message' | 'email'>> }
  | { readonly type: 'purchaseAsked' }
  | { readonly type: 'purchaseChosen'; readonly txnUuid: string | null }
  | { readonly type: 'startedOver' }
  /** `areFilesSending`: some are on their way. */
  | { readonly type: 'submitted'; readonly areFilesSending: boolean }
  | { readonly type: 'refused'; readonly status: number; readonly kind: ApiErrorKind };

const empty: ContactFields = { topic: null, txnUuid: null, message: '', email: '' };

/** How the form begins: with the draft that was kept, else with what the address names, and where it names no purchase,
 *  with the only one, else with the payment that this browser has opened last. A purchase that is not the shopper's is none. `asked`: `txnId` of the address is the name of a purchase, also the one for people. */
export function beginContact(
  purchases: readonly DisputePurchase[],
  draft: ContactFields | null,
  asked: { readonly txnId: string | null; readonly topic: string | null; readonly lastTxnUuid: string | null },
): ContactState {
  const named = purchases.find(({ txnUuid, txnId }) => txnUuid === asked.txnId || txnId === asked.txnId);
  const topic = isDisputeTopic(asked.topic) ? asked.topic : null;
  // An address that names another purchase than the draft is a new question.
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

/** Whether there is anything to keep: what was only chosen is chosen again. */
export const isWritten = ({ message, email }: ContactFields): boolean => message.trim() !== '' || email !== '';

const failureByStatus: Readonly<Record<number, ContactFailure>> = { 404: 'missing', 429: 'tooMany' };

/** The form after an event. */
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
