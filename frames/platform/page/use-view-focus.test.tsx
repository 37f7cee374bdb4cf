import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useViewFocus } from './use-view-focus';

function Area({ view, keepsField }: { readonly view: string; readonly keepsField?: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useViewFocus(area, view, keepsField);
  return (
    <div ref={area}>
      <h1>{view}</h1>
      <input aria-label="Code" />
    </div>
  );
}
const focused = (): string | null => document.activeElement?.textContent ?? null;

afterEach(cleanup);

it('the heading is focused when the view changes, and not for the first view', () => {
  const { rerender } = render(<Area view="First" />);
  expect(document.activeElement).toBe(document.body);
  rerender(<Area view="Second" />);
  expect(focused()).toBe('Second');
});

it('a change within a view leaves the focus where it is', () => {
  const { rerender } = render(<Area view="First" />);
  screen.getByRole('textbox').focus();
  rerender(<Area view="First" />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

it.each([
  [true, 'INPUT'],
  [false, 'H1'],
] as const)('with keepsField %s a new view leaves the focus of a field at %s', (keepsField, tag) => {
  const { rerender } = render(<Area view="First" keepsField={keepsField} />);
  screen.getByRole('textbox').focus();
  rerender(<Area view="Second" keepsField={keepsField} />);
  expect(document.activeElement?.tagName).toBe(tag);
});
