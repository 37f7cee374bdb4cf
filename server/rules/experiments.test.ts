import { describe, expect, it } from 'vitest';
import { CONTROL } from '../../shared/rules/experiments';
import { Experiments, experiments, variantOf } from './experiments';

const START = '2026-12-01T00:00:00+05:30';
const END = '2026-12-31T00:00:00+05:30';
const DURING = Date.parse('2026-12-15T12:00:00+05:30');
const parse = (...changes: object[]) =>
  Experiments.parse(
    changes.map((change) => ({ name: 'rail', shares: { B: 50 }, startsAt: START, endsAt: END, ...change })),
  );
const ids = Array.from({ length: 100_000 }, (_, index) => `client-${index}`);
const few = ids.slice(0, 20_000);
const variantsOf = (all: ReturnType<typeof parse>, { experiment = 'rail', nowMs = DURING, of = few } = {}) =>
  of.map((clientId) => variantOf(all, { experiment, clientId }, nowMs).variant);
const share = (variants: readonly string[], variant: string): number =>
  variants.filter((each) => each === variant).length / variants.length;

describe('variantOf', () => {
  it.each([{ B: 50 }, { B: 10.25, C: 30 }])(
    'shares %j reach 100,000 clients within 1 percentage point',
    (shares: Readonly<Record<string, number>>) => {
      const variants = variantsOf(parse({ shares }), { of: ids });
      const rest = 100 - Object.values(shares).reduce((sum, percent) => sum + percent, 0);
      for (const [variant, percent] of [...Object.entries(shares), [CONTROL, rest] as const])
        expect(Math.abs(share(variants, variant) * 100 - percent)).toBeLessThan(1);
    },
  );

  it('the same client has the same variant at every call of the experiment', () => {
    const all = parse({});
    expect(variantsOf(all, { nowMs: DURING + 86_400_000 })).toEqual(variantsOf(all));
  });

  it('two experiments divide the clients independently: 25 % see variant B of both', () => {
    const all = parse({}, { name: 'hint' });
    const [first, second] = [variantsOf(all), variantsOf(all, { experiment: 'hint' })];
    const both = first.filter((variant, index) => variant === 'B' && second[index] === 'B').length / few.length;
    expect(Math.abs(both * 100 - 25)).toBeLessThan(1);
  });

  it.each([
    ['1 ms before its start', Date.parse(START) - 1, false],
    ['at its start', Date.parse(START), true],
    ['1 ms before its end', Date.parse(END) - 1, true],
    ['at its end', Date.parse(END), false],
  ])('an experiment %s has isRunning %4$s', (_, nowMs, isRunning) => {
    const all = parse({ shares: { B: 100 } });
    const answer = variantOf(all, { experiment: 'rail', clientId: 'client-1' }, nowMs);
    expect(answer).toEqual({ experiment: 'rail', variant: isRunning ? 'B' : CONTROL, isRunning });
  });

  it('an unknown experiment has the control alone', () => {
    const answer = variantOf(parse({}), { experiment: 'other', clientId: 'client-1' }, DURING);
    expect(answer).toEqual({ experiment: 'other', variant: CONTROL, isRunning: false });
  });
});

describe('Experiments file', () => {
  it.each([
    ['shares of 100.01 % in all', { shares: { B: 50, C: 50.01 } }],
    ['a share of 0 %', { shares: { B: 0 } }],
    ['a share of three decimals', { shares: { B: 0.001 } }],
    ['a share of the control', { shares: { control: 50 } }],
    ['an end before the start', { endsAt: '2026-11-30T00:00:00+05:30' }],
    ['an end without an offset', { endsAt: '2026-12-31T00:00:00' }],
    ['a name with a space', { name: 'the rail' }],
    ['an unknown field', { percent: 50 }],
  ])('with %s is refused', (_, change) => {
    expect(() => parse(change)).toThrow();
  });

  it('with a duplicate name is refused', () => {
    expect(() => parse({}, {})).toThrow(/each experiment once/);
  });

  it('contains the wording of the number screen for 50 % of clients', () => {
    expect(experiments.map(({ name, shares }) => [name, shares])).toEqual([['number-assurance', { scoreFirst: 50 }]]);
  });
});
