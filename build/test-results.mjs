// Evaluates the reports of a test run: passed, failed and flaky tests.

/** Name for failures of a file outside its tests: a hook, the file itself, or an unhandled rejection. */
const OUTSIDE = '(outside its tests)';

function resultsOf(reports) {
  const results = new Map();
  for (const { file, tests, outside } of reports) {
    for (const { name, state, said } of tests) {
      let key = `${file} > ${name}`;
      for (let nth = 2; results.has(key); nth += 1) key = `${file} > ${name} (${nth})`;
      results.set(key, { file, state, said });
    }
    // Tests that a failed hook prevented are reported by themselves.
    const isTold = tests.some(({ state }) => state === 'neverRan');
    if (outside !== null && !isTold) results.set(`${file} > ${OUTSIDE}`, { file, state: 'failed', said: outside });
  }
  return results;
}

const isFault = ({ state }) => state !== 'passed';

/** Files with a failure; an empty name for a failure without a file. */
export function failedFiles(reports) {
  return [...new Set([...resultsOf(reports).values()].filter(isFault).map(({ file }) => file))];
}

/**
 * `again`: reports of the failed files, each repeated once, alone. A test that passes in either run counts as passed.
 */
export function countResults(reports, again = []) {
  const [first, then] = [resultsOf(reports), resultsOf(again)];
  const all = [...first, ...then];
  const passed = new Set(all.filter(([, result]) => !isFault(result)).map(([key]) => key));
  const repeated = new Set(again.map(({ file }) => file));
  /** An error outside the tests counts as passed if it is absent in the other run. */
  const passedOtherwise = (key, file) =>
    passed.has(key) || (key.endsWith(OUTSIDE) && repeated.has(file) && !(first.has(key) && then.has(key)));
  const [flaky, failed] = [new Map(), new Map()];
  for (const [key, result] of all.filter(([, result]) => isFault(result))) {
    const when = first.get(key) === result ? 'first' : 'then';
    if (passedOtherwise(key, result.file)) flaky.set(key, `${key} (${when}: ${result.said})`);
    else failed.set(key, result.state === 'neverRan' ? `${key} (never ran)` : key);
  }
  return { passed: passed.size, flaky: [...flaky.values()], failed: [...failed.values()] };
}
