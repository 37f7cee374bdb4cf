import { expect, it } from 'vitest';
import { OMBUDSMAN_AFTER_DAYS } from '../rules/disputes/dates';
import { kfsDocument as english } from './en/kfs-document';
import { siteGuidelines as englishDoors } from './en/site-guidelines';
import { terms as englishTerms } from './en/terms';
import { kfsDocument as hindi } from './hi/kfs-document';
import { siteGuidelines as hindiDoors } from './hi/site-guidelines';
import { terms as hindiTerms } from './hi/terms';

it.each([
  ['English', englishTerms, englishDoors, english, 'at any time', 'At any time'],
  ['Hindi', hindiTerms, hindiDoors, hindi, 'कभी भी', 'कभी भी'],
])(
  'in %s the lender’s officer takes a complaint at any time and the Ombudsman after 30 days: in terms, guidelines and statement',
  (_, terms, { doors }, { rights }, anyTime, door) => {
    const said = terms.sections.grievances.paragraphs.at(-1) ?? '';
    expect([OMBUDSMAN_AFTER_DAYS, said.match(/\d+/g)]).toEqual([30, ['30']]);
    expect(said).toContain(anyTime);
    expect(doors.slice(2).map(({ when }) => when)).toEqual([door, expect.stringContaining('30')]);
    expect(rights.complain('', '', '').match(/\d+/g)).toEqual(['30']);
  },
);
