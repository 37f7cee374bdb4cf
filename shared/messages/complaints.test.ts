import { expect, it } from 'vitest';
import { guidelinesMessages } from '../../frames/shell/pages/dispute-guidelines.messages';
import { kfsMessages } from '../kfs/messages';
import { termsMessages } from '../legal/terms.messages';
import { OMBUDSMAN_AFTER_DAYS } from '../rules/disputes/dates';
import hindiDoors from './hi/frames/shell/pages/dispute-guidelines';
import hindi from './hi/shared/kfs';
import hindiTerms from './hi/shared/legal/terms';

it.each([
  ['English', termsMessages.english, guidelinesMessages.english, kfsMessages.english, 'at any time', 'At any time'],
  ['Hindi', hindiTerms, hindiDoors, hindi, 'कभी भी', 'कभी भी'],
])(
  'in %s the lender’s officer takes a complaint at any time and the Ombudsman after 30 days: in terms, guidelines and statement',
  (_, terms, { doors }, { rights }, anyTime, door) => {
    const said = terms.sections.grievances.paragraphs.at(-1) ?? '';
    expect([OMBUDSMAN_AFTER_DAYS, said.match(/\d+/g)]).toEqual([30, ['30']]);
    expect(said).toContain(anyTime);
    expect(doors.slice(2).map(({ when }) => when)).toEqual([door, expect.stringContaining('30')]);
    expect(rights.complain('', '', '', OMBUDSMAN_AFTER_DAYS).match(/\d+/g)).toEqual(['30']);
  },
);
