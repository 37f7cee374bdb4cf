import { list, nullable, object, oneOf, text } from '../../shared/bridge/schema';
import { EMPLOYER_MAX_LENGTH, employmentTypes } from '../../shared/rules/employment-type';
import { entryKind, readEntry, writeEntry } from '../platform/storage/entries';
import type { KeyValueStore } from '../platform/storage/key-value-store';
import { ChosenLender, TypedAmount, TypedEmail, TypedName, TypedPincode } from '../platform/storage/typed-fields';
import type { Draft } from './application.flow';
import { ntbSteps } from './ntb-application';
import { nothingTyped } from './typed';

/** As '98XXXXX210'. */
const MASKED_LENGTH = 10;
/** More than there are. */
const MOST_LENDERS = 50;

const Origination = object({
  /** Whose it is, masked: another customer in this tab sees nothing of it. */
  owner: text(MASKED_LENGTH),
  step: oneOf(...ntbSteps),
  selectedNtbLender: ChosenLender,
  rejectedLenderIds: list(ChosenLender, MOST_LENDERS),
  userName: TypedName,
  email: TypedEmail,
  pincode: TypedPincode,
  worksAs: nullable(oneOf(...employmentTypes)),
  monthlyIncome: TypedAmount,
  monthlyEmis: TypedAmount,
  employer: text(EMPLOYER_MAX_LENGTH),
});

/** Draft of an application, in this tab for an hour; never PAN and date of birth. Source: S1§3 (NTB-017, STO-027). */
const kind = entryKind('ntbOriginationData', Origination);

/** Draft of a masked number; null if there is none. */
export function readDraft(store: KeyValueStore, owner: string, nowMs: number): Draft | null {
  const found = readEntry(store, kind, nowMs);
  if (found?.owner !== owner) return null;
  const { step, selectedNtbLender, rejectedLenderIds, owner: _, ...fields } = found;
  return { step, selectedNtbLender, rejectedLenderIds, typed: { ...nothingTyped, ...fields } };
}

/** Stores the draft. An untouched first step is not stored, unless a lender has refused. */
export function writeDraft(store: KeyValueStore, owner: string, draft: Draft, nowMs: number): void {
  const { step, selectedNtbLender, typed, rejectedLenderIds } = draft;
  if (step === 'initial' && rejectedLenderIds.length === 0 && typed.userName === '') {
    // A draft of another number stays.
    if (readEntry(store, kind, nowMs)?.owner === owner) store.remove(kind.key);
    return;
  }
  const { dateOfBirth: _day, pan: _pan, ...fields } = typed;
  writeEntry(store, kind, { owner, step, selectedNtbLender, rejectedLenderIds, ...fields }, nowMs);
}

export const clearDraft = (store: KeyValueStore): void => store.remove(kind.key);
