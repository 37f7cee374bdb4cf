import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import type { Texts } from '../../shared/messages/define-messages';
import { LIMIT_WITHIN_SECONDS } from '../../shared/rules/limit-check';
import { Button } from '../kit/button';
import * as icons from '../kit/icons';
import { MoneyText } from '../kit/money-text';
import { ProgressBar } from '../kit/progress-bar';
import { Tile } from '../kit/tile';
import { VisuallyHidden } from '../kit/visually-hidden';
import type { Recheck } from './limits.flow';
import css from './limits.module.css';
import type { limitsMessages } from './messages';
import type { Limit } from './reloaded-limits';

interface LimitRowProps {
  readonly limit: Limit;
  readonly recheck: Recheck;
  readonly t: Texts<typeof limitsMessages>;
  readonly onRecheck: () => void;
}

/** A lender: how it stands, of how much of its line how much is in use, and what can be spent. */
export function LimitRow({ limit, recheck, t, onRecheck }: LimitRowProps): ReactNode {
  const { lenderName, standing, availableLimit, wholeLimit } = limit;
  return (
    <li className={css.row}>
      <Tile name={lenderName} />
      {availableLimit === null ? (
        <Silent limit={limit} recheck={recheck} t={t} onRecheck={onRecheck} />
      ) : (
        <>
          <span className={css.who}>
            <b translate="no">{lenderName}</b>
            <small>{standing === 'NO_ANSWER' ? '' : t.standings[standing]}</small>
          </span>
          {wholeLimit !== null && (
            <span className={css.line}>
              <ProgressBar value={availableLimit} max={wholeLimit} />
              <small>
                <MoneyText>{t.of(formatRupees(wholeLimit), formatRupees(wholeLimit - availableLimit))}</MoneyText>
              </small>
            </span>
          )}
          <b className={css.amount} translate="no">
            {formatRupees(availableLimit)}
          </b>
        </>
      )}
    </li>
  );
}

/** A lender without an answer, which is asked again on request. */
function Silent({ limit: { lenderName }, recheck, t, onRecheck }: LimitRowProps): ReactNode {
  const said = {
    silent: t.standings.NO_ANSWER(LIMIT_WITHIN_SECONDS),
    asking: t.asking,
    stillSilent: t.stillSilent,
    notApproved: t.notApproved,
  }[recheck];
  return (
    <>
      <span className={css.who}>
        <b translate="no">{lenderName}</b>
        <small role="status">{said}</small>
      </span>
      {recheck !== 'notApproved' && (
        <Button
          kind="secondary"
          width="fit"
          icon={icons.retry}
          pendingLabel={recheck === 'asking' ? t.asking : null}
          onClick={onRecheck}
        >
          <span aria-hidden="true">{t.askAgain}</span>
          <VisuallyHidden>{t.askAgainNamed(lenderName)}</VisuallyHidden>
        </Button>
      )}
    </>
  );
}
