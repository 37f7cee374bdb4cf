import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../look/icon';
import { useAnswer } from '../look/use-answer';
import { useHubMessages } from './messages-context';
import panel from './panel.module.css';
import { fetchTestNumbers, matching } from './test-numbers';
import css from './test-numbers-panel.module.css';
import { TestNumbersTable } from './test-numbers-table';

/** Test numbers of the sandbox, fetched from it. `phone`: the number whose messages are shown. */
export function TestNumbersPanel(props: { providerOrigin: string; phone: string; onUse(mobile: string): void }) {
  const t = useHubMessages();
  const [numbers, fetchAgain] = useAnswer(
    useCallback((signal: AbortSignal) => fetchTestNumbers(props.providerOrigin, signal), [props.providerOrigin]),
  );
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

  const found = numbers.step === 'ready' ? matching(numbers.value, asked) : [];
  const codes = found.filter(({ code }) => code !== null).length;
  const isCut = !isWhole && asked === '' && codes > 0;
  return (
    <section id="numbers" className={panel.panel} aria-labelledby="numbers-title">
      <div className={panel.head}>
        <h2 id="numbers-title" className={panel.title}>
          {t.numbersTitle}
        </h2>
        <label className={css.search}>
          <Icon name="search" />
          <input
            ref={search}
            type="search"
            aria-label={t.searchNumbers}
            placeholder={t.searchHint}
            value={asked}
            onInput={({ currentTarget }) => setAsked(currentTarget.value)}
          />
          <kbd className={css.key}>/</kbd>
        </label>
      </div>
      {numbers.step === 'loading' && <p className={css.say}>{t.asking}</p>}
      {numbers.step === 'failed' && (
        <div className={css.say} role="alert">
          <p>{t.numbersUnknown}</p>
          <button type="button" className={css.more} onClick={fetchAgain}>
            <Icon name="retry" />
            {t.tryAgain}
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
          {found.length === 0 && <p className={css.say}>{t.noNumber(asked)}</p>}
          {isCut && (
            <button type="button" className={css.more} onClick={() => setIsWhole(true)}>
              <Icon name="plus" />
              {t.showCodes(codes)}
            </button>
          )}
          <p className={css.say}>{t.numbersHint}</p>
        </>
      )}
    </section>
  );
}
