import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inGroups } from './in-groups.ts';

/** Environment that a file sets itself, instead of its project's. */
const OWN = /@vitest-environment\s+(\S+)/;

const environmentOf = ({ moduleId, project }: TestSpecification): string =>
  OWN.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment;

/** Vitest's order, with the files of one environment of a project in sequence: a worker must restart for another
 *  environment. */
export class ByEnvironment extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    return inGroups(sorted, (each) => `${each.project.name} ${environmentOf(each)}`);
  }
}
