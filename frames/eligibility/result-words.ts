import { eligibility } from '../../shared/words/en/eligibility';
import { eligibilityResult } from '../../shared/words/en/eligibility-result';
import { lending } from '../../shared/words/en/lending';
import { nearest } from '../../shared/words/en/nearest';
import { perFiles } from '../platform/i18n/per-files';
import type { Messages, ResultFiles } from './words';

const messagesOf = perFiles((files: ResultFiles) => ({
  appLink: files.eligibilityResult.appLink,
  closeQuestion: files.eligibilityResult.closeQuestion,
  eligible: { ...files.lending, ...files.eligibilityResult.eligible },
  notEligible: { ...files.eligibility.notEligible, ...files.eligibilityResult.notEligible },
  nearest: files.nearest,
}));

const english: ResultFiles = { eligibility, eligibilityResult, lending, nearest };

/** Words of what loads late. Only that imports this, so that the first screen does not wait for words that it does not
 *  say. */
export const resultWords = ({ results }: Messages): ReturnType<typeof messagesOf> => messagesOf(results ?? english);
