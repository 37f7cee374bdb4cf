import { Fragment } from 'react';
import { CopyButton } from '../look/copy-button';
import { useHubMessages } from './messages-context';
import { ResetNumber } from './reset-number';
import type { TestNumber } from './test-numbers';
import css from './test-numbers-table.module.css';

const spaced = (mobile: string): string => `${mobile.slice(0, 5)} ${mobile.slice(5)}`;

export function TestNumbersTable(props: {
  numbers: readonly TestNumber[];
  phone: string;
  onUse(mobile: string): void;
}) {
  const t = useHubMessages();
  if (props.numbers.length === 0) return null;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.numberHead}</th>
          <th scope="col">{t.behaviourHead}</th>
          <th scope="col">
            <span className={css.hidden}>{t.useHead}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {props.numbers.map(({ mobile, behaviour, code, step }) => (
          <Fragment key={`${mobile} ${step}`}>
            <tr data-used={mobile === props.phone || undefined}>
              <th scope="row" className={css.mobile}>
                {spaced(mobile)}
              </th>
              <td>
                {code !== null && <span className={css.code}>{code}</span>} {behaviour}
                {step !== null && <span className={css.step}>{t.atStep(step)}</span>}
              </td>
              <td>
                <div className={css.actions}>
                  <button
                    type="button"
                    className={css.use}
                    aria-label={`${mobile === props.phone ? t.inUse : t.use} ${spaced(mobile)}`}
                    onClick={() => props.onUse(mobile)}
                  >
                    {mobile === props.phone ? t.inUse : t.use}
                  </button>
                  <CopyButton text={mobile} about={t.copyNumber(spaced(mobile))} />
                </div>
              </td>
            </tr>
            {mobile === props.phone && (
              <tr data-used>
                <td className={css.under} colSpan={3}>
                  <ResetNumber mobile={mobile} shown={spaced(mobile)} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
