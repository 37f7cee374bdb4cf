import type { ReactNode } from 'react';
import type { FiledApplication } from '../../../shared/api/ntb-verification';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import { Tile } from '../../kit/tile';
import { Caption } from '../../kit/type/caption';
import type { Messages } from '../page-messages';
import css from '../verify-details.module.css';

/** Shop and agent that filed the application, its lender, and its deadline. */
export const Who = ({
  application,
  messages,
  isHeading = false,
}: {
  readonly application: FiledApplication;
  readonly messages: Messages;
  readonly isHeading?: boolean;
}): ReactNode => {
  const { merchantName, merchantLogo, agentId, lenderName, expiresAtMs } = application;
  const Name = isHeading ? 'h1' : 'p';
  return (
    <>
      <Inline align="center" className={css.who}>
        <Tile name={merchantName} tone="ink" size={52} logo={merchantLogo ?? ''} />
        <div>
          <Caption>{messages.from}</Caption>
          <Name className={css.name} translate="no">
            {merchantName}
          </Name>
          <Caption>{messages.by(agentId)}</Caption>
        </div>
      </Inline>
      <p className={css.about}>
        <b>{messages.about(lenderName)}</b>
        <Caption as="span">
          <Icon path={icons.clock} size={20} /> {messages.until(expiresAtMs)}
        </Caption>
      </p>
    </>
  );
};
