import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fillPartners } from './fill-partners';
import { LendingPartners } from './lending-partners';

const drawn = (names: readonly string[]): HTMLElement => {
  const root = document.createElement('main');
  root.innerHTML = renderToString(
    <>
      <ul>
        <li>not a lender</li>
      </ul>
      {names.length > 0 && <LendingPartners title="Our Lending Partners" names={names} />}
    </>,
  );
  return root;
};

it.each([
  ['none', []],
  ['one', ['Tamarind Bank']],
  ['many, of any name', ['Tamarind Bank', 'A & B <Finance>', 'axis', '7-Eleven Credit']],
])(
  'lenders that are put into a screen drawn without any are those that it would have been drawn with: %s',
  (_, names) => {
    const screen = drawn(['']);
    fillPartners(screen, names);
    expect(screen.isEqualNode(drawn(names))).toBe(true);
  },
);
