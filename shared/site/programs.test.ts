import { describe, expect, it } from 'vitest';
import { programPageAt, programPages, programPaths, programRows } from './programs';
import { routes } from './routes';

describe('pages of a program', () => {
  // @req RTE-096, NTB-023, NTB-024
  it('are at the six configured paths, all different', () => {
    const paths = Object.values(routes).map(({ path }) => path as string);
    for (const page of programPages) expect(paths).toContain(programPaths[page]);
    expect(programPages.map((page) => programPageAt(programPaths[page] ?? ''))).toEqual([...programPages]);
  });

  // @req RTE-096
  it('are at any configured path, and missing without one', () => {
    expect(programRows({})).toEqual({});
    expect(Object.values(programRows({ preApproved: '/festival/yes' })).map(({ path }) => path)).toEqual([
      '/festival/yes',
    ]);
  });
});
