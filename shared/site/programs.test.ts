import { describe, expect, it } from 'vitest';
import { programPageAt, programPages, programPaths, programRows } from './programs';
import { routes } from './routes';

describe('the pages of a program', () => {
  // @req RTE-096, NTB-023, NTB-024
  it('stand at the six paths that are configured, each of them another one', () => {
    const paths = Object.values(routes).map(({ path }) => path as string);
    for (const page of programPages) expect(paths).toContain(programPaths[page]);
    expect(programPages.map((page) => programPageAt(programPaths[page] ?? ''))).toEqual([...programPages]);
  });

  // @req RTE-096
  it('stand wherever they are mounted, and nowhere without a path', () => {
    expect(programRows({})).toEqual({});
    expect(Object.values(programRows({ preApproved: '/festival/yes' })).map(({ path }) => path)).toEqual([
      '/festival/yes',
    ]);
  });
});
