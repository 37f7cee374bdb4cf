import { type ReactNode, useEffect, useState } from 'react';
import { copyText } from '../platform/clipboard/copy-text';
import { Calculator } from './calculator';
import { type DrawnCalculator, useCalculator } from './use-calculator';

interface LiveCalculatorProps extends DrawnCalculator {
  readonly page: Window & typeof globalThis;
  readonly checkHref: string | null;
}

/** The calculator that follows each key. The address of its page follows once nothing changes any more, and can be handed
 *  on; that of another page, in which it stands, does not. */
export function LiveCalculator(props: LiveCalculatorProps): ReactNode {
  const { page, t, action } = props;
  const { inputs, setInputs, found, query, debouncedQuery, announcedText } = useCalculator(props);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (debouncedQuery && action === page.location.pathname)
      page.history.replaceState(page.history.state, '', `?${debouncedQuery}`);
  }, [page, action, debouncedQuery]);

  const share = async (): Promise<void> => {
    const url = `${page.location.origin}${action}?${query}`;
    if ('share' in page.navigator) return page.navigator.share({ title: page.document.title, url });
    await copyText(page, url);
    setSaid(t.copied);
  };
  return (
    <Calculator
      {...props}
      inputs={inputs}
      said={said}
      announcedText={announcedText}
      onInputs={(next) => {
        setSaid('');
        setInputs(next);
      }}
      onShare={() => {
        // The user has closed the share dialog.
        share().catch(() => undefined);
      }}
      onPrint={() => page.print()}
      onCsv={async () => {
        const { monthsCsv, saveText } = await import('./save-months');
        if (found.kind === 'priced')
          saveText(page.document, `emi-${inputs.amountRupees}-${inputs.tenure}.csv`, monthsCsv(found, t.table));
      }}
    />
  );
}
