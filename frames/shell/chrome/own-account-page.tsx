import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { accountMessages } from '../../account/messages';
import { Canvas } from '../../kit/layout/canvas';
import { Grid } from '../../kit/layout/grid';
import { Panel } from '../../kit/layout/panel';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { Title } from '../../kit/type/title';
import { accountAddress } from '../navigation';
import type { PageView } from '../page';
import { AuthenticatedPage } from './authenticated-page';
import { Crumbs } from './crumbs';
import { chromeMessages } from './messages';
import { OnCanvas } from './on-canvas';
import css from './own-account-page.module.css';

/** A page below My Account: breadcrumbs, and a skeleton of a list with a card next to it. */
export const OwnAccountPage = ({
  view: { locale, site },
  here,
  heading,
  rows,
}: {
  readonly view: PageView;
  readonly here: string;
  readonly heading: string;
  /** Rows of the skeleton. */
  readonly rows: number;
}): ReactNode => (
  <OnCanvas>
    <Canvas room="page" gap={5}>
      <Crumbs
        label={messagesIn(locale, chromeMessages).landmarks.trail}
        above={[{ href: accountAddress(locale, site), text: messagesIn(locale, accountMessages).heading }]}
        here={here}
      />
      <AuthenticatedPage
        locale={locale}
        site={site}
        head={
          <Title level={1} className={css.heading}>
            {heading}
          </Title>
        }
      >
        <Grid>
          <Panel as="ul">
            {Array.from({ length: rows }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all rows are equal
              <RowSkeleton key={at} />
            ))}
          </Panel>
          <Panel as="ul">
            <LineSkeleton />
            <LineSkeleton />
          </Panel>
        </Grid>
      </AuthenticatedPage>
    </Canvas>
  </OnCanvas>
);
