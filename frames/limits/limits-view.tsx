import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import { messagesIn } from '../../shared/messages/define-messages';
import { pathIn } from '../../shared/site/address';
import { merchantIn, shoppingAddress } from '../../shared/site/shopping-address';
import { Grid } from '../kit/layout/grid';
import { Panel } from '../kit/layout/panel';
import { Stack } from '../kit/stack';
import { Caption } from '../kit/type/caption';
import { Title } from '../kit/type/title';
import type { PageView } from '../platform/page/flow-view';
import { LimitRow } from './limit-row';
import type { LimitsEvent, LimitsState } from './limits.flow';
import css from './limits.module.css';
import { limitsMessages } from './messages';
import { largest } from './reloaded-limits';

/** Available limit per lender. A lender without an answer has its own row and is asked again. Source: S1§2.2 (RTE-073). */
export function LimitsView({ state, send, page, locale }: PageView<LimitsState, LimitsEvent>): ReactNode {
  const { limits, rechecks } = state;
  const t = messagesIn(locale, limitsMessages);
  const most = largest(limits);
  return (
    <Stack gap={5} steady>
      <Title level={1}>{t.title}</Title>
      <Caption size={18}>{t.intro}</Caption>
      <Grid>
        {limits.length > 0 && (
          <Stack gap={4} steady>
            <Panel as="ul" role="list" aria-label={t.list}>
              {limits.map((limit) => (
                <LimitRow
                  key={limit.lenderId}
                  limit={limit}
                  recheck={rechecks[limit.lenderId] ?? 'silent'}
                  t={t}
                  onRecheck={() => send({ type: 'recheckAsked', lenderId: limit.lenderId })}
                />
              ))}
            </Panel>
            <Caption>{t.inUse}</Caption>
          </Stack>
        )}
        {most ? (
          <Panel as="section" padded="always" raised gap={2} className={css.card}>
            <p>{t.largest.label}</p>
            <b className={css.sum} translate="no">
              {formatRupees(most.availableLimit)}
            </b>
            <p>{t.largest.lender(most.lenderName)}</p>
            <a className={css.action} href={shoppingAddress(locale, merchantIn(page.location.search))}>
              {t.shop}
            </a>
          </Panel>
        ) : (
          <Panel as="section" padded="always" raised gap={2} className={css.card}>
            <h2>{t.none.heading}</h2>
            <p>{t.none.text}</p>
            <a className={css.action} href={pathIn(locale, '/account')}>
              {t.none.ways}
            </a>
          </Panel>
        )}
      </Grid>
    </Stack>
  );
}
