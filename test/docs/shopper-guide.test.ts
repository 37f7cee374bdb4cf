import { describe, expect, it } from 'vitest';
import { optionFieldsOf } from '../../sdk/options';
import { sessionEvents } from '../../sdk/session-events';
import { checkout, eligibility, type Frame } from '../../shared/bridge';
import { names, read, tableUnder } from './markdown';
import { block, isNeeded } from './source';

const guide = read('docs/merchant-guide.md');
const elementTypes = read('sdk/types/elements.d.mts');
const ownOptionsOf = (frame: Frame) => Object.entries(optionFieldsOf(frame)).filter(([name]) => !common.has(name));
const common = new Set(Object.keys(optionFieldsOf(checkout)).filter((name) => name in optionFieldsOf(eligibility)));
const namesOf = (source: string, opening: string): string[] =>
  [...block(source, opening, '}').matchAll(/^ {2}(?:readonly )?'?([\w-]+)'?\??:/gm)].map(([, name = '']) => name);

/** Every name in the first cells of a table, some of which have two. */
const firstCells = (heading: string): string[] =>
  tableUnder(guide, heading).flatMap(([cell = '']) => cell.replaceAll('`', '').split(', '));

describe('shopper part of docs/merchant-guide.md', () => {
  it('has exactly the options of the checkout, and marks the required ones', () => {
    const documented = tableUnder(guide, '### Options of the checkout').map(([name, needed]) => [name, needed]);
    const known = ownOptionsOf(checkout).map(([name, schema]) => [name, isNeeded(schema)]);
    expect(documented.sort()).toEqual(known.sort());
  });

  it('has exactly the options of the widgets', () => {
    // The SDK handles the container.
    const known = [...ownOptionsOf(eligibility).map(([name]) => name), 'container'];
    expect(names(tableUnder(guide, '### Options of the widgets')).sort()).toEqual(known.sort());
  });

  it('has exactly the events of the shopper’s sessions in addition to the common ones', () => {
    const { salesApp: ofAll, ...others } = sessionEvents;
    const known = Object.values(others)
      .flat()
      .filter((name) => !new Set<string>(ofAll).has(name));
    const documented = names(tableUnder(guide, '### Events for shoppers'));
    expect(documented.sort()).toEqual([...new Set<string>(known)].sort());
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

  it('has exactly the exports of the React wrapper', () => {
    const exported = [...read('sdk/react/index.ts').matchAll(/(?<!type )\b(Kadam\w+|use\w+)\b(?=[,} ])/g)];
    const values = exported.map(([, name = '']) => name).filter((name) => !name.endsWith('Props'));
    const documented = firstCells('## React').map((cell) => cell.replace(/\(.*\)/, ''));
    expect([...new Set(documented)].sort()).toEqual([...new Set(values)].sort());
  });
});
