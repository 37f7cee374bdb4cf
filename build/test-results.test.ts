import { describe, expect, it } from 'vitest';
import { countResults, type FileReport, failedFiles } from './test-results.mjs';

type State = FileReport['tests'][number]['state'];

const SAID: Record<State, string> = { passed: '', failed: 'no button', neverRan: 'no server' };

const report = (file: string, states: Record<string, State>, outside: string | null = null): FileReport => ({
  file,
  tests: Object.entries(states).map(([name, state]) => ({ name, state, said: SAID[state] })),
  outside,
});

describe('a test run', () => {
  it('counts what passed and names what failed, by file and test', () => {
    const reports = [report('a.ts', { one: 'passed', two: 'failed' }), report('b.ts', { one: 'passed' })];
    expect(countResults(reports)).toEqual({ passed: 2, flaky: [], failed: ['a.ts > two'] });
    expect(failedFiles(reports)).toEqual(['a.ts']);
  });

  it('counts as passed what passes when its file runs once more, and says what it said first', () => {
    const reports = [report('a.ts', { one: 'passed', two: 'failed' }), report('b.ts', { one: 'passed' })];
    expect(countResults(reports, [report('a.ts', { one: 'passed', two: 'passed' })])).toEqual({
      passed: 3,
      flaky: ['a.ts > two (first: no button)'],
      failed: [],
    });
  });

  it('fails with what fails again, once', () => {
    const again = [report('a.ts', { one: 'passed', two: 'failed' })];
    expect(countResults(again, again)).toEqual({ passed: 1, flaky: [], failed: ['a.ts > two'] });
  });

  it('calls flaky what passed first and fails when its file runs once more', () => {
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

  it('fails with what a hook keeps from running, unless it runs the second time', () => {
    const first = report('a.ts', { one: 'neverRan' }, 'no server');
    expect(countResults([first]).failed).toEqual(['a.ts > one (never ran)']);
    expect(countResults([first], [first]).failed).toEqual(['a.ts > one (never ran)']);
    expect(countResults([first], [report('a.ts', { one: 'passed' })]).flaky).toEqual(['a.ts > one (first: no server)']);
  });

  it('fails with an error outside the tests of a file, unless it stays away the second time', () => {
    const [file, error] = [report('a.ts', { one: 'passed' }), report('a.ts', {}, 'unhandled')];
    expect(countResults([file, error])).toEqual({ passed: 1, flaky: [], failed: ['a.ts > (outside its tests)'] });
    expect(countResults([file, error], [file, error]).failed).toEqual(['a.ts > (outside its tests)']);
    expect(countResults([file, error], [file])).toEqual({
      passed: 1,
      flaky: ['a.ts > (outside its tests) (first: unhandled)'],
      failed: [],
    });
  });

  it('counts tests of one name apart', () => {
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
