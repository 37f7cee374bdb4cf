import { nullable, object, oneOf, text } from '../../shared/bridge/schema';
import { DISPUTE_TEXT_MAX_LENGTH } from '../../shared/rules/disputes/limits';
import { disputeTopics } from '../../shared/rules/disputes/topics';
import { draftStore } from '../platform/storage/draft-store';
import { TypedEmail } from '../platform/storage/typed-fields';
import type { ContactFields } from './contact-state';

const TXN_UUID_LENGTH = 36;

/** Unsent dispute of one number, for an hour, without files. The newest replaces older ones. */
export const drafts = draftStore<ContactFields>(
  () => 'disputeDraft',
  object({
    topic: nullable(oneOf(...disputeTopics)),
    txnUuid: nullable(text(TXN_UUID_LENGTH)),
    message: text(DISPUTE_TEXT_MAX_LENGTH),
    email: TypedEmail,
  }),
);
