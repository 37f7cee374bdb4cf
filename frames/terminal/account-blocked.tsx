import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import * as icons from '../kit/icons';
import { Link } from '../kit/link';
import { MessageScreen } from '../kit/message-screen';
import type { terminalMessages } from '../kit/terminal.messages';
import { BrandBar } from '../kit/top-bar';

/** HTTP 403, with a contact. Source: S1§8, S2§8. */
export function AccountBlocked(props: {
  readonly t: Texts<typeof terminalMessages>['accountBlocked'];
  /** E-mail address of the contact. */
  readonly email: string;
  readonly poweredBy: readonly string[];
  readonly onExit: () => void;
}): ReactNode {
  const { t, email } = props;
  return (
    <MessageScreen
      bar={<BrandBar />}
      art={{ icon: icons.lock, tone: 'error', at: 2 }}
      title={t.title}
      text={
        <>
          {t.before}
          <Link href={`mailto:${email}`}>{email}</Link>
          {t.after}
        </>
      }
      wide
      button={t.goBack}
      onPress={props.onExit}
      poweredBy={props.poweredBy}
    />
  );
}
