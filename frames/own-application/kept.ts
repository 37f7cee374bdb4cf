import { list, nullable, object, oneOf, text } from '../../shared/bridge/schema';
import { EMPLOYER_MAX_LENGTH, worksAs } from '../../shared/rules/works-as';
import { entryKind, readEntry, writeEntry } from '../platform/storage/entries';
import type { KeyValueStore } from '../platform/storage/key-value-store';
import { ChosenLender, TypedAmount, TypedEmail, TypedName, TypedPincode } from '../platform/storage/typed-fields';
import { ntbSteps } from './flow/ntb-application';
import type { ApplyState } from './flow/state';
import { nothingTyped } from './flow/typed';

/** As '98XXXXX210'. */
const MASKED_LENGTH = 10;
/** More than there are. */
const MOST_LENDERS = 50;

const Origination = object({
  /** Whose it is, masked: whoever else logs in in this tab sees nothing of it. */
  owner: text(MASKED_LENGTH),
  step: oneOf(...ntbSteps),
  selectedNtbLender: ChosenLender,
  rejectedLenderIds: list(ChosenLender, MOST_LENDERS),
  userName: TypedName,
  email: TypedEmail,
  pincode: TypedPincode,
  worksAs: nullable(oneOf(...worksAs)),
  monthlyIncome: TypedAmount,
  monthlyEmis: TypedAmount,
  employer: text(EMPLOYER_MAX_LENGTH),
});

/** An application that is not sent yet, for an hour and in this tab alone; never PAN and date of birth. Source: S1§3
 *  (NTB-017, STO-027). */
const kind = entryKind('ntbOriginationData', Origination);

type KeptPart = Pick<ApplyState, 'typed' | 'rejectedLenderIds'> &
  Pick<ApplyState['ntbFlow'], 'step' | 'selectedNtbLender'>;

/** What a number has not sent yet; null for nothing. */
export function readKept(store: KeyValueStore, owner: string, nowMs: number): KeptPart | null {
  const found = readEntry(store, kind, nowMs);
  if (found?.owner !== owner) return null;
  const { step, selectedNtbLender, rejectedLenderIds, owner: _, ...kept } = found;
  return { step, selectedNtbLender, rejectedLenderIds, typed: { ...nothingTyped, ...kept } };
}

/** Keeps it. At the first step there is nothing to come back to, unless something was typed or a lender has refused. */
export function keepApplication(store: KeyValueStore, owner: string, state: ApplyState, nowMs: number): void {
  const { ntbFlow: ntb, typed, rejectedLenderIds } = state;
  const { step, selectedNtbLender } = ntb;
  if (step === 'initial' && rejectedLenderIds.length === 0 && typed.userName === '') {
    // What somebody else has left there stays.
    if (readEntry(store, kind, nowMs)?.owner === owner) store.remove(kind.key);
    return;
  }
  const { dateOfBirth: _day, pan: _pan, ...kept } = typed;
  writeEntry(store, kind, { owner, step, selectedNtbLender, rejectedLenderIds, ...kept }, nowMs);
}

/** It is sent, or given up. */
export const dropKept = (store: KeyValueStore): void => store.remove(kind.key);
