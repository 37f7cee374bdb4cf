import type { ReactNode } from 'react';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { Button } from '../kit/button';
import type { IconPath } from '../kit/icon';
import { IconTile } from '../kit/icon-tile';
import * as icons from '../kit/icons';
import { Grid } from '../kit/layout/grid';
import { Panel } from '../kit/layout/panel';
import { Stack } from '../kit/stack';
import { Caption } from '../kit/type/caption';
import { Title } from '../kit/type/title';
import type { PageView } from '../platform/page/flow-view';
import { pageStores } from '../platform/storage/page-stores';
import { readBrowserIds } from '../platform/stored/visit';
import { consentsMessages } from './consents.messages';
import { CorrectSheet } from './correct-sheet';
import { DeleteCard } from './delete-card';
import css from './own-data.module.css';
import type { PersonalDataEvent, PersonalDataState } from './personal-data.flow';
import { heldMessages } from './personal-data.messages';
import { TakeAlong } from './take-along';

/** The customer's personal data with source and retention; it can be corrected, exported and in part deleted. */
export function PersonalDataView(props: PageView<PersonalDataState, PersonalDataEvent>): ReactNode {
  const { state, send, page, locale } = props;
  const { held: data, sheet } = state;
  const t = messagesIn(locale, heldMessages);
  const { parts, from } = t;
  const counted = (
    name: 'orders' | 'registrations' | 'applications' | 'consents' | 'vouchers' | 'disputes' | 'tickets' | 'feedback',
    icon: IconPath,
    source: string,
  ): readonly Line[] =>
    data[name].length === 0 ? [] : [{ ...parts[name], icon, source, title: parts[name].title(data[name].length) }];
  const used = data.vouchers.flatMap(({ merchantHandle, usedAtMs }) =>
    usedAtMs === null
      ? []
      : [parts.vouchers.used(merchantHandle, messagesIn(locale, consentsMessages).moment(usedAtMs))],
  );
  const lines: readonly Line[] = [
    { ...parts.you, icon: icons.person, source: from.you },
    { ...parts.never, icon: icons.lock, source: from.you },
    ...counted('orders', icons.order, from.shops),
    ...(data.accounts.length === 0
      ? []
      : [
          {
            ...parts.accounts,
            icon: icons.rupee,
            source: from.lenders,
            title: parts.accounts.title(data.accounts.length),
            text: data.accounts.map(({ lenderName, account }) => `${lenderName} ${account}`).join(', '),
          } as const,
        ]),
    ...counted('registrations', icons.steps, from.you),
    ...counted('applications', icons.paper, from.you),
    ...counted('consents', icons.shield, from.you),
    ...counted('vouchers', icons.bag, from.shops).map((line) => ({ ...line, text: [line.text, ...used].join('; ') })),
    { ...parts.sessions, icon: icons.phone, source: from.visits, title: parts.sessions.title(data.sessions) },
    ...counted('disputes', icons.help, from.you),
    ...counted('tickets', icons.mail, from.you),
    ...counted('feedback', icons.chat, from.you),
    ...browserLine(page, t),
  ];
  return (
    <Stack gap={5} steady>
      <Title level={1}>{t.title}</Title>
      <Caption size={18}>{t.intro}</Caption>
      <Grid>
        <Panel as="section" className={css.list} aria-label={t.title}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
          <ul role="list">
            {lines.map(({ icon, title, text, source, retention }, at) => (
              <li key={title} className={css.part}>
                <IconTile icon={icon} />
                <span>
                  <b>{title}</b> {text}
                </span>
                <span>
                  <span>{source} </span>
                  <span>{retention}</span>
                </span>
                {at === 0 && (
                  <Button kind="text" width="fit" onClick={() => send({ type: 'correctionAsked' })}>
                    {t.edit}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Panel>
        <Stack gap={4} steady>
          <TakeAlong page={page} held={data} locale={locale} />
          <DeleteCard step={sheet?.name === 'delete' ? sheet.step : null} locale={locale} send={send} />
        </Stack>
      </Grid>
      {sheet?.name === 'correct' && <CorrectSheet step={sheet.step} held={data} locale={locale} send={send} />}
    </Stack>
  );
}

/** The ids of this browser, as it keeps them; none where it keeps nothing. */
function browserLine(page: Window & typeof globalThis, { parts, from }: Texts<typeof heldMessages>): readonly Line[] {
  const { userUuid, clientId } = readBrowserIds(pageStores(page).local, page.Date.now());
  const ids = [
    ...(userUuid === null ? [] : [parts.browser.userUuid(userUuid)]),
    ...(clientId === null ? [] : [parts.browser.clientId(clientId)]),
  ];
  return ids.length === 0 ? [] : [{ ...parts.browser, icon: icons.phone, source: from.visits, text: ids.join('; ') }];
}

interface Line {
  readonly icon: IconPath;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly retention: string;
}
