import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { useRestoredFocus } from './use-restored-focus';

function Page({ children }: { readonly children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useRestoredFocus(root, false);
  return <div ref={root}>{children}</div>;
}
const finding = (
  <Page>
    <h1>Finding lenders</h1>
    <button type="button" key="stop">
      Stop
    </button>
  </Page>
);
const found = (
  <Page>
    <h1>23 lenders</h1>
    <input key="search" aria-label="Search" />
  </Page>
);
/** What is gone is told to the page in a moment of its own. */
const settle = () => act(async () => undefined);

describe('the focus', () => {
  it('of something that goes is on the heading of what has come', async () => {
    const { rerender } = render(finding);
    screen.getByRole('button').focus();
    rerender(found);
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '23 lenders' }));
  });

  it('that nothing had, or that is somewhere else by then, is left alone', async () => {
    const { rerender } = render(finding);
    rerender(found);
    await settle();
    expect(document.activeElement).toBe(document.body);

    rerender(finding);
    screen.getByRole('button').focus();
    rerender(found);
    screen.getByRole('textbox').focus();
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('of something in a dialog that goes stays in the dialog', async () => {
    const asking = (button: string) => (
      <Page>
        <h1>23 lenders</h1>
        <dialog open tabIndex={-1} aria-label="Plan">
          <button type="button" key={button}>
            {button}
          </button>
        </dialog>
      </Page>
    );
    const { rerender } = render(asking('Show all'));
    screen.getByRole('button').focus();
    rerender(asking('Close'));
    await settle();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });
});
