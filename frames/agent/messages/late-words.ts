import type { LateMessages } from './late';
import { lateEn } from './late-en';
import type { Messages } from './messages';

/** Words of a late part. Only late parts import this, so that the first screen does not wait for English words that it
 *  does not say. */
export const lateWords = (messages: Messages): LateMessages => messages.late ?? lateEn;
