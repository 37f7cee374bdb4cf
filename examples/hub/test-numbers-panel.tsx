import { useEffect, useRef, useState } from 'react';
import { Icon } from '../look/icon';
import panel from './panel.module.css';
import { matching } from './test-numbers';
import css from './test-numbers-panel.module.css';
import { TestNumbersTable } from './test-numbers-table';
import { useTestNumbers } from './use-test-numbers';

/** The numbers that the sandbox knows, fetched from it. `phone`: the one whose messages are shown. */
export function TestNumbersPanel(props: { providerOrigin: string; phone: string; onUse(mobile: string): void }) {
  const [numbers, fetchAgain] = useTestNumbers(props.providerOrigin);
  const [asked, setAsked] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const search = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focusSearch = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', focusSearch);
    return () => removeEventListener('keydown', focusSearch);
  }, []);

  const found = numbers.step === 'ready' ? matching(numbers.list, asked) : [];
  const codes = found.filter(({ code }) => code !== null).length;
  const isCut = !isWhole && asked === '' && codes > 0;
  return (
    <section id="numbers" className={panel.panel} aria-labelledby="numbers-title">
      <div className={panel.head}>
        <h2 id="numbers-title" className={panel.title}>
          Test mobile numbers
        </h2>
        <label className={css.search}>
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            aria-label="Search the test numbers"
            placeholder="Number, code or words"
            value={asked}
            onInput={({ currentTarget }) => setAsked(currentTarget.value)}
          />
          <kbd className={css.key}>/</kbd>
        </label>
      </div>
      {numbers.step === 'loading' && <p className={css.say}>Asking the sandbox…</p>}
      {numbers.step === 'failed' && (
        <div className={css.say} role="alert">
          <p>The sandbox did not answer, so its numbers are not known.</p>
          <button type="button" className={css.more} onClick={fetchAgain}>
            <Icon name="retry" />
            Try again
          </button>
        </div>
      )}
      {numbers.step === 'ready' && (
        <>
          <TestNumbersTable
            numbers={isCut ? found.filter(({ code }) => code === null) : found}
            phone={props.phone}
            onUse={props.onUse}
          />
          {found.length === 0 && <p className={css.say}>No test number has “{asked}”.</p>}
          {isCut && (
            <button type="button" className={css.more} onClick={() => setIsWhole(true)}>
              <Icon name="plus" />
              Show the {codes} numbers that fail with an error code
            </button>
          )}
          <p className={css.say}>
            Codes are random and arrive on the sandbox phone. Every other number behaves by a hash of itself, always the
            same.
          </p>
        </>
      )}
    </section>
  );
}
