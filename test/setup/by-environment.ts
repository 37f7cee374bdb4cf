import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inGroups } from './in-groups.ts';

/** Where a file says itself what it runs in, instead of its project. */
const OWN = /@vitest-environment\s+(\S+)/;

const environmentOf = ({ moduleId, project }: TestSpecification): string =>
  OWN.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment;

/** Vitest's own order, but that the files of a project that run in one environment follow each other. A worker that is to
 *  run a file of another environment ends, and a new one loads everything anew. */
export class ByEnvironment extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specifications);
    return inGroups(sorted, (each) => `${each.project.name} ${environmentOf(each)}`);
  }
}
