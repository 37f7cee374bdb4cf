// Vitest reporter for `checks.mjs`. Unlike vitest's JSON report, it names the file of an error outside all tests.
// Writes to the file named by KADAM_REPORT.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './setup.mjs';

const firstLine = (error) => stripVTControlCharacters(error?.message ?? '').split('\n', 1)[0];

/** Error of a hook or of the file itself that prevented its tests. */
function saidOutsideTests(module) {
  const errors = [module, ...module.children.allSuites()].flatMap((task) => task.errors());
  return errors.length > 0 ? firstLine(errors[0]) : null;
}

function fileReport(module) {
  const outside = saidOutsideTests(module);
  const tests = [...module.children.allTests()].flatMap((test) => {
    const { state, errors } = test.result();
    const name = test.fullName;
    if (state === 'passed' || state === 'failed') return [{ name, state, said: firstLine(errors?.[0]) }];
    return test.options.mode === 'run' ? [{ name, state: 'neverRan', said: outside ?? 'never ran' }] : [];
  });
  return { file: relative(root, module.moduleId), tests, outside };
}

export default class Report {
  onTestRunEnd(modules, unhandled) {
    const files = modules.map(fileReport);
    for (const error of unhandled) {
      const file = error.VITEST_TEST_PATH === undefined ? '' : relative(root, error.VITEST_TEST_PATH);
      files.push({ file, tests: [], outside: firstLine(error) });
    }
    writeFileSync(process.env.KADAM_REPORT, JSON.stringify(files));
  }
}
