import { nullable, object, oneOf, text } from '../../shared/bridge/schema';
import { DISPUTE_TEXT_MAX_LENGTH } from '../../shared/rules/disputes/limits';
import { disputeTopics } from '../../shared/rules/disputes/topics';
import { draftStore } from '../platform/storage/draft-store';
import { TypedEmail } from '../platform/storage/typed-fields';
import type { ContactFields } from './contact-state';

const TXN_UUID_LENGTH = 36;

/** A dispute that is not sent yet, for an hour; never its files. It belongs to a number, and the newest is the one that is
 *  kept. */
export const drafts = draftStore<ContactFields>(
  () => 'disputeDraft',
  object({
    topic: nullable(oneOf(...disputeTopics)),
    txnUuid: nullable(text(TXN_UUID_LENGTH)),
    message: text(DISPUTE_TEXT_MAX_LENGTH),
    email: TypedEmail,
  }),
);
