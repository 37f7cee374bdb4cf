import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { read } from '../test/docs/markdown';
import { claimsIn, reportOf } from './requirements-report.mjs';

const FILE = 'server/otp.itest.ts';
const shownIn = (text: string): string[] => claimsIn(FILE, text).claims.map(({ id, title }) => `${id} ${title}`);
const faultsIn = (text: string): readonly string[] => claimsIn(FILE, text).faults;

describe('@req comment', () => {
  it.each([
    ["it('sends five digits once', () => {});", 'sends five digits once'],
    ["test('sends five digits once', async () => {});", 'sends five digits once'],
    ["it.each([1, 2])('sends %i digits to a shopper once', () => {});", 'sends %i digits to a shopper once'],
    ["it.each<[number]>([[1]])('sends %i digits to a shopper once', () => {});", 'sends %i digits to a shopper once'],
    [`it.each\`digits\n\${5}\`('sends $digits digits to a shopper', () => {});`, 'sends $digits digits to a shopper'],
    ["it.runIf(isLinux)('sends five digits once', () => {});", 'sends five digits once'],
    ["it('it\\'s sent once, as \"five\" digits', () => {});", 'it\'s sent once, as "five" digits'],
    [`it(\`sends \${count} digits to a shopper\`, () => {});`, `sends \${count} digits to a shopper`],
    ['it(NAME, { timeout: 5 }, () => {});', 'NAME'],
    ["describe('an OTP', () => {});", 'an OTP › all tests'],
    ["describe.each(['en', 'hi'])('an OTP in %s', () => {});", 'an OTP in %s › all tests'],
  ])('a comment above %j claims the requirement for the title %j', (statement, title) => {
    expect(shownIn(`// @req OTP-029\n${statement}`)).toEqual([`OTP-029 ${title}`]);
    expect(faultsIn(`// @req OTP-029\n${statement}`)).toEqual([]);
  });

  it('`OTP-029, OTP-030` and a second line claim three requirements among other comments', () => {
    const text =
      "/** The last digit. */\n// @req OTP-029, OTP-030\n// Sent late.\n// @req Q-001\nit('waits for the last digit', () => {});";
    expect(shownIn(text)).toEqual(['OTP-029', 'OTP-030', 'Q-001'].map((id) => `${id} waits for the last digit`));
  });

  it('a comment counts above a test inside a group and a loop', () => {
    const text =
      "describe('an OTP', () => {\n  for (const each of all)\n    // @req OTP-029\n    it('waits for the last digit', () => {});\n});";
    expect([shownIn(text), faultsIn(text)]).toEqual([['OTP-029 waits for the last digit'], []]);
  });

  it('the group precedes a title that two tests share and a title of fewer than three words', () => {
    const text = [
      "describe('an OTP', () => {\n  // @req OTP-029\n  it('waits for the last digit', () => {});\n});",
      "describe('a PIN', () => {\n  // @req OTP-030\n  it('waits for the last digit', () => {});",
      "  // @req OTP-031\n  it.each([1])('%s is %s', () => {});\n});",
    ].join('\n');
    expect(shownIn(text)).toEqual([
      'OTP-029 an OTP › waits for the last digit',
      'OTP-030 a PIN › waits for the last digit',
      'OTP-031 a PIN › %s is %s',
    ]);
  });

  it.each([
    ['// @req OTP-029\nconst five = 5;', 'stands above no test'],
    ["// @req OTP-029\n\nit('waits', () => {});", 'stands above no test'],
    ["it('waits', () => {\n  // @req OTP-029\n});", 'stands above no test'],
    ["// @req OTP-029\nexpect('waits').toBe(five);", 'stands above no test'],
    ["// @req OTP-068\nit('waits', () => {});", 'names OTP-068, which is no requirement'],
    ["// @req OTP-29\nit('waits', () => {});", 'is not written as `// @req OTP-029, OTP-030`'],
    ["// @req OTP-029 OTP-030\nit('waits', () => {});", 'is not written as `// @req OTP-029, OTP-030`'],
    ["/** @req OTP-029 */\nit('waits', () => {});", 'is not written as `// @req OTP-029, OTP-030`'],
    ["// @req OTP-029\nit.skip('waits', () => {});", 'stands above a test that does not run'],
    ["// @req OTP-029\nit.todo('waits');", 'stands above a test that does not run'],
    [
      "describe.skip('an OTP', () => {\n// @req OTP-029\nit('waits', () => {});\n});",
      'stands above a test that does not run',
    ],
  ])('a comment in %j claims nothing and %s', (text, said) => {
    expect(shownIn(text)).toEqual([]);
    expect(faultsIn(text)).toEqual([`${FILE}:${text.slice(0, text.indexOf('@req')).split('\n').length} ${said}`]);
  });

  it('an id in a string is not read as a comment', () => {
    expect(faultsIn("const text = '// @req OTP-029';\nconst more = `\n// @req OTP-029\n`;")).toEqual([]);
  });
});

describe('requirements report', () => {
  const checkouts: string[] = [];
  afterEach(() => {
    for (const path of checkouts.splice(0)) rmSync(path, { recursive: true });
  });
  /** Ids of the real table; only LIM-022 has a reason. */
  const table = read('docs/requirements.tsv')
    .replace(/^([A-Z]+-\d{3})\t.*$/gm, '$1\tIt is so.')
    .replace(/^LIM-022.*$/m, '$&\tNo screen reads it.');
  const checkoutWith = (test: string, asked = table): string => {
    const path = mkdtempSync(join(tmpdir(), 'kadam-requirements-'));
    checkouts.push(path);
    for (const folder of ['build', 'docs', 'examples', 'frames', 'sdk', 'server', 'shared', 'test'])
      mkdirSync(join(path, folder));
    writeFileSync(join(path, 'docs/requirements.tsv'), asked);
    writeFileSync(join(path, FILE), test);
    return path;
  };
  const oneTest = "// @req OTP-029\nit('waits for <five> digits | 5*', () => {});";

  it('a row contains the requirement and its test, with Markdown escaped', () => {
    const { page } = reportOf(checkoutWith(oneTest));
    expect(page).toContain('\n| OTP-029 | It is so. | `server/otp.itest.ts` › waits for &lt;five> digits \\| 5\\* |\n');
  });

  it('the report names each requirement without a test or reason, and none that has either', () => {
    const { faults } = reportOf(checkoutWith(oneTest));
    expect(faults).toHaveLength(1040);
    expect(faults[0]).toBe('docs/requirements.tsv: RTE-001 has neither a test nor a reason');
    expect(faults.filter((fault) => /OTP-029|LIM-022/.test(fault))).toEqual([]);
  });

  it('a row contains the reason of a requirement after its test', () => {
    const { page } = reportOf(checkoutWith("// @req LIM-022\nit('waits for the last digit', () => {});"));
    expect(page).toContain(
      '\n| LIM-022 | It is so. | `server/otp.itest.ts` › waits for the last digit<br>No screen reads it. |\n',
    );
  });

  it('the report names a requirement whose text is not a sentence', () => {
    const { faults } = reportOf(checkoutWith(oneTest, table.replace(/^OTP-029.*/m, 'OTP-029\tfive digits')));
    expect(faults).toContain('docs/requirements.tsv: OTP-029 does not say in a sentence what is asked');
  });

  it.each([
    ['misses one', table.replace(/^OTP-029.*\n/m, '')],
    ['has one twice', table.replace(/^OTP-029.*\n/m, '$&$&')],
    ['has two in another order', table.replace(/^(OTP-029.*\n)(.*\n)/m, '$2$1')],
  ])('the report rejects a table that %s', (_, asked) => {
    expect(reportOf(checkoutWith(oneTest, asked)).faults).toContain(
      'docs/requirements.tsv does not have each of the 1042 requirements once, in the order of the areas',
    );
  });
});
