import type { ReactNode } from 'react';
import { CodeField } from '../../kit/code-field';
import { CodeTextField } from '../../kit/code-text-field';
import { DayField } from '../../kit/day-field';
import { aivfLength } from '../flow/selectors';
import type { ScreenOf } from '../flow/state';
import { failureText } from '../messages/failure-text';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import css from './second-factor.module.css';

/** The field of a second factor, by its kind. */
export function AivfField(props: ViewProps & { readonly screen: ScreenOf<'secondFactor'> }): ReactNode {
  const { state, send, messages, screen } = props;
  const words = lateWords(messages).factor.byType[screen.aivfType];
  const value = state.typed.aivfValue;
  const onText = (text: string): void => send({ type: 'aivfTyped', text });
  const common = {
    label: words.label,
    error: screen.failure && failureText(messages, screen.failure),
    readOnly: screen.phase === 'checking',
    first: true,
  };
  switch (screen.aivfType) {
    case 'PIN':
      return (
        <div className={css.pin}>
          <CodeField {...common} length={aivfLength.PIN} code={value} masked onCode={onText} />
        </div>
      );
    case 'DOB':
      return <DayField {...common} digits={value} placeholder={words.placeholder} onDigits={onText} />;
    case 'PAN':
      return (
        <CodeTextField
          {...common}
          value={value}
          maxLength={aivfLength.PAN}
          placeholder={words.placeholder}
          onText={onText}
        />
      );
    default:
      return screen.aivfType satisfies never;
  }
}
