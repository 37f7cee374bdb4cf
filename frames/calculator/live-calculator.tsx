import { type ReactNode, useEffect, useState } from 'react';
import { formatPaise } from '../../shared/format/number';
import { useSettled } from '../kit/use-settled';
import { copyText } from '../platform/clipboard/copy-text';
import { Calculator } from './calculator';
import { type Inputs, lenderOf, queryOf } from './inputs';
import { limitText } from './limit-text';
import type { Offered } from './offered';
import { quote } from './quote';
import type { CalculatorWords } from './words';

interface LiveCalculatorProps {
  readonly page: Window & typeof globalThis;
  readonly offered: Offered;
  readonly words: CalculatorWords;
  readonly action: string;
  readonly checkHref: string | null;
  /** What the page shows as it came… */
  readonly drawn: Inputs;
  /** …and what its fields say by now. */
  readonly typed: Inputs;
}

/** The calculator that follows each key. Its address follows once nothing changes any more, and can be handed on. */
export function LiveCalculator(props: LiveCalculatorProps): ReactNode {
  const { page, offered, words, action, checkHref, drawn, typed } = props;
  const [inputs, setInputs] = useState(drawn);
  const [said, setSaid] = useState('');
  const lender = lenderOf(inputs, offered);
  const found = quote(lender, inputs);
  const { each, total } = words.result;
  const figures =
    found.kind === 'priced'
      ? `${each}: ${formatPaise(found.cost.emiPaise)}. ${total}: ${formatPaise(found.cost.totalPayablePaise)}.`
      : (limitText(lender, inputs.amountRupees, words) ?? words.notAvailable);
  const query = queryOf(inputs);
  const settledQuery = useSettled(query);
  const spoken = useSettled(query === queryOf(drawn) ? '' : figures);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first drawing, which is the server's
  useEffect(() => setInputs(typed), []);
  useEffect(() => {
    if (settledQuery !== '' && settledQuery !== queryOf(drawn))
      page.history.replaceState(page.history.state, '', `?${settledQuery}`);
  }, [page, settledQuery, drawn]);

  const share = async (): Promise<void> => {
    const url = new URL(`?${query}`, page.location.href).href;
    if ('share' in page.navigator) return page.navigator.share({ title: page.document.title, url });
    await copyText(page, url);
    setSaid(words.copied);
  };
  return (
    <Calculator
      inputs={inputs}
      offered={offered}
      words={words}
      action={action}
      checkHref={checkHref}
      said={said}
      spoken={spoken}
      onInputs={(next) => {
        setSaid('');
        setInputs(next);
      }}
      onShare={() => {
        // Whoever shares with nobody after all has changed their mind.
        share().catch(() => undefined);
      }}
      onPrint={() => page.print()}
      onCsv={async () => {
        const { monthsCsv, saveText } = await import('./save-months');
        if (found.kind === 'priced')
          saveText(page.document, `emi-${inputs.amountRupees}-${inputs.tenure}.csv`, monthsCsv(found, words.table));
      }}
    />
  );
}
