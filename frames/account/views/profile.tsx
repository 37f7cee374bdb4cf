import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { CardsProps } from '../../account-cards';
import { Button } from '../../kit/button';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Panel } from '../../kit/layout/panel';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { Tile } from '../../kit/tile';
import { clientFailure } from '../../platform/api/failure';
import { at } from '../../platform/flow/at';
import { loadChunk } from '../../platform/lazy/load-chunk';
import type { AnswerProps, ViewProps } from '../view';
import { Approved } from './approved';
import { NotApproved } from './not-approved';
import css from './profile.module.css';

/** Lenders' answer for the logged-in user; at My Account with further data and logout. Source: S1§2.2, S1§4. */
export function ProfileView(props: AnswerProps): ReactNode {
  if (!at(props.state, 'found')) return null;
  return props.state.place === 'account' ? <Account {...props} /> : <Answer {...props} />;
}

/** User, lenders' answer, and cards, which load separately. */
function Account(props: AnswerProps): ReactNode {
  const { state, messages, send, about } = props;
  const [Cards, setCards] = useState<ComponentType<CardsProps> | null>(null);
  const [name, setName] = useState<string | null>(null);
  const { cards } = about;
  useEffect(() => {
    if (!cards) return;
    loadChunk(cards).then(
      (loaded) => setCards(() => loaded.Cards),
      (error: unknown) => send({ type: 'chunkFailed', failure: clientFailure(error, 'network') }),
    );
  }, [cards, send]);
  const found = at(state, 'found')?.found;
  const { userLogin, identifyUser } = state;
  return (
    <Stack gap={5} steady className={css.account} data-own-account="">
      <p className={css.who}>
        <Tile name={name ?? messages.account.heading} size={52} />
        <span className={css.name}>
          <b>{name ?? messages.account.heading} </b>
          <span className="num" translate="no">
            +91 {userLogin.mobileNo}{' '}
          </span>
        </span>
        {identifyUser.customerStatus === 'AUTHENTICATED' && (
          <span className={css.verified}>
            <Icon path={icons.shield} size={16} />
            {messages.account.verified}
          </span>
        )}
      </p>
      <Panel padded="always" className={css.said}>
        <Answer {...props} />
      </Panel>
      {Cards ? (
        <Cards
          locale={messages.locale}
          lenders={found && userLogin.isPreApproved ? found.lenders.map((lender) => lender.name) : []}
          onGuest={() => send({ type: 'lookedAgain' })}
          onLogOut={(isEverywhere) => send({ type: 'logOutAsked', isEverywhere })}
          onName={setName}
        />
      ) : (
        <LogOut {...props} />
      )}
    </Stack>
  );
}

/** Shared by all places. */
function Answer(props: AnswerProps): ReactNode {
  const { userLogin, userStatus, bicConfig } = props.state;
  const found = at(props.state, 'found')?.found;
  if (!found) return null;
  const mayApply = userLogin.isNtbAllowed === true && bicConfig.isNTBEnabledOnMerchant;
  const applicationLenders = mayApply ? found.applicationLenders : [];
  return userLogin.isPreApproved ? (
    <Approved {...props} lenders={found.lenders} applicationLenders={applicationLenders} />
  ) : (
    <NotApproved {...props} applicationLenders={applicationLenders} isLendersSite={userStatus === 'notEligibleIcici'} />
  );
}

/** Shown until the cards, which contain it, have loaded. */
function LogOut({ messages, send }: ViewProps): ReactNode {
  const { account } = messages;
  return (
    <Stack gap={2}>
      <Text size={14}>{account.stays}</Text>
      <Button kind="secondary" onClick={() => send({ type: 'logOutAsked', isEverywhere: false })}>
        {account.logOut}
      </Button>
      <Button kind="text" onClick={() => send({ type: 'logOutAsked', isEverywhere: true })}>
        {account.logOutAll}
      </Button>
    </Stack>
  );
}
