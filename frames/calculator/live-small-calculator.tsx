import type { ReactNode } from 'react';
import { SmallCalculator } from './small-calculator';
import { type DrawnCalculator, useCalculator } from './use-calculator';

/** The small calculator that follows each key. */
export function LiveSmallCalculator(props: DrawnCalculator): ReactNode {
  const { inputs, setInputs, announcedText } = useCalculator(props);
  return <SmallCalculator {...props} inputs={inputs} announcedText={announcedText} onInputs={setInputs} />;
}
