import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs `files` first and all others by name: a long file at the end would run alone. */
export const longestFirst = (files: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const at = files.findIndex((file) => moduleId.endsWith(`/${file}`));
        return at === -1 ? files.length : at;
      };
      return specifications.sort((one, other) => place(one) - place(other) || (one.moduleId < other.moduleId ? -1 : 1));
    }
  };
