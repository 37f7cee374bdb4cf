import { describe, expect, it } from 'vitest';
import { countResults, type FileReport, failedFiles } from './test-results.mjs';

type State = FileReport['tests'][number]['state'];

const SAID: Record<State, string> = { passed: '', failed: 'no button', neverRan: 'no server' };

const report = (file: string, states: Record<string, State>, outside: string | null = null): FileReport => ({
  file,
  tests: Object.entries(states).map(([name, state]) => ({ name, state, said: SAID[state] })),
  outside,
});

describe('countResults', () => {
  it('a run counts passed tests and names failed ones by file and test', () => {
    const reports = [report('a.ts', { one: 'passed', two: 'failed' }), report('b.ts', { one: 'passed' })];
    expect(countResults(reports)).toEqual({ passed: 2, flaky: [], failed: ['a.ts > two'] });
    expect(failedFiles(reports)).toEqual(['a.ts']);
  });

  it('a test that passes when its file is repeated counts as passed and shows its first error', () => {
    const reports = [report('a.ts', { one: 'passed', two: 'failed' }), report('b.ts', { one: 'passed' })];
    expect(countResults(reports, [report('a.ts', { one: 'passed', two: 'passed' })])).toEqual({
      passed: 3,
      flaky: ['a.ts > two (first: no button)'],
      failed: [],
    });
  });

  it('a test that fails again counts as one failure', () => {
    const again = [report('a.ts', { one: 'passed', two: 'failed' })];
    expect(countResults(again, again)).toEqual({ passed: 1, flaky: [], failed: ['a.ts > two'] });
  });

  it('a test that passes first and fails when its file is repeated is flaky', () => {
    const [first, then] = [
      report('a.ts', { one: 'passed', two: 'failed' }),
      report('a.ts', { one: 'failed', two: 'passed' }),
    ];
    expect(countResults([first], [then])).toEqual({
      passed: 2,
      flaky: ['a.ts > two (first: no button)', 'a.ts > one (then: no button)'],
      failed: [],
    });
  });

  it('tests that a hook prevents fail, unless they run the second time', () => {
    const first = report('a.ts', { one: 'neverRan' }, 'no server');
    expect(countResults([first]).failed).toEqual(['a.ts > one (never ran)']);
    expect(countResults([first], [first]).failed).toEqual(['a.ts > one (never ran)']);
    expect(countResults([first], [report('a.ts', { one: 'passed' })]).flaky).toEqual(['a.ts > one (first: no server)']);
  });

  it('an error outside the tests of a file fails the run, unless it is absent the second time', () => {
    const [file, error] = [report('a.ts', { one: 'passed' }), report('a.ts', {}, 'unhandled')];
    expect(countResults([file, error])).toEqual({ passed: 1, flaky: [], failed: ['a.ts > (outside its tests)'] });
    expect(countResults([file, error], [file, error]).failed).toEqual(['a.ts > (outside its tests)']);
    expect(countResults([file, error], [file])).toEqual({
      passed: 1,
      flaky: ['a.ts > (outside its tests) (first: unhandled)'],
      failed: [],
    });
  });

  it('tests with the same title are counted separately', () => {
    const twice = {
      ...report('a.ts', {}),
      tests: [
        { name: 'one', state: 'passed', said: '' },
        { name: 'one', state: 'failed', said: 'no' },
      ],
    } as const;
    expect(countResults([twice])).toEqual({ passed: 1, flaky: [], failed: ['a.ts > one (2)'] });
  });
});
