import { describe, expect, it } from 'vitest';
import { names, read, tableUnder } from './markdown';
import { block, fieldsOf } from './source';

const guide = read('docs/merchant-guide.md');
const sdkTypes = read('sdk/types.ts');
const elementTypes = read('sdk/elements/types.ts');
const optionsOf = (opening: string) => fieldsOf(block(sdkTypes, opening, '}'));
const namesOf = (source: string, opening: string): string[] =>
  [...block(source, opening, '}').matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm)].map(([, name = '']) => name);

/** Every name in the first cells of a table, some of which hold two. */
const firstCells = (heading: string): string[] =>
  tableUnder(guide, heading).flatMap(([cell = '']) => cell.replaceAll('`', '').split(', '));

describe('the shopper’s half of docs/merchant-guide.md', () => {
  it('has exactly the options of the checkout, and says which are needed', () => {
    const documented = tableUnder(guide, '### Options of the checkout').map(([name, needed]) => [name, needed]);
    const known = optionsOf('export interface OpenCheckoutOptions extends CommonOptions {');
    expect(documented).toEqual(known.map(({ name, isOptional }) => [name, isOptional ? 'no' : 'yes']));
  });

  it('has exactly the options of the widgets', () => {
    const known = [
      ...optionsOf('export interface WidgetOptions extends CommonOptions {'),
      ...optionsOf('export interface CheckEligibilityOptions extends WidgetOptions {'),
    ];
    expect(names(tableUnder(guide, '### Options of the widgets')).sort()).toEqual(known.map(({ name }) => name).sort());
  });

  it('has exactly the events of the shopper’s sessions beyond those of every session', () => {
    const known = ['CheckoutEvents', 'EligibilityEvents', 'WidgetEvents'].flatMap((kind) =>
      namesOf(sdkTypes, `export interface ${kind} extends`),
    );
    const documented = names(tableUnder(guide, '### Events for shoppers'));
    expect(documented.sort()).toEqual([...new Set(known)].filter((name) => name !== 'opened').sort());
  });

  it('has exactly the attributes and the events of the elements', () => {
    const attributes = [
      'interface CommonElementAttributes {',
      'export interface KadamPromoAttributes extends',
      'export interface KadamEligibilityAttributes extends',
    ].flatMap((opening) => namesOf(elementTypes, opening));
    const events = namesOf(elementTypes, 'export interface KadamPromoEvents {');
    expect(firstCells('## Elements').sort()).toEqual([...new Set(attributes), ...events].sort());
  });

  it('has exactly what the React wrapper exports', () => {
    const exported = [...read('sdk/react/index.ts').matchAll(/(?<!type )\b(Kadam\w+|use\w+)\b(?=[,} ])/g)];
    const values = exported.map(([, name = '']) => name).filter((name) => !name.endsWith('Props'));
    const documented = firstCells('## React').map((cell) => cell.replace(/\(.*\)/, ''));
    expect([...new Set(documented)].sort()).toEqual([...new Set(values)].sort());
  });
});
