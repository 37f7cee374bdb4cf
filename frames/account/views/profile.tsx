import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { at } from '../../platform/flow/at';
import type { AnswerProps, ViewProps } from '../view';
import { Approved } from './approved';
import { NotApproved } from './not-approved';

/** What the lenders say of whoever has logged in; at My Account with the ways out. Source: S1§2.2, S1§4. */
export function ProfileView(props: AnswerProps): ReactNode {
  if (!at(props.state, 'found')) return null;
  if (props.state.place !== 'account') return <Answer {...props} />;
  return (
    <Stack gap={6}>
      <Answer {...props} />
      <LogOut {...props} />
    </Stack>
  );
}

/** The same wherever it stands. */
function Answer(props: AnswerProps): ReactNode {
  const found = at(props.state, 'found')?.found;
  if (!found) return null;
  const applicationLenders = found.isNtbAllowed && found.isNTBEnabledOnMerchant ? found.applicationLenders : [];
  return found.isPreApproved ? (
    <Approved {...props} lenders={found.lenders} applicationLenders={applicationLenders} />
  ) : (
    <NotApproved
      {...props}
      applicationLenders={applicationLenders}
      isLendersSite={found.userStatus === 'notEligibleIcici'}
    />
  );
}

function LogOut({ messages, send }: ViewProps): ReactNode {
  const { account } = messages;
  return (
    <Stack gap={2}>
      <Heading level={2} size="section">
        {account.heading}
      </Heading>
      <Text size={14}>{account.stays}</Text>
      <Button kind="secondary" onClick={() => send({ type: 'logOutAsked', isEverywhere: false })}>
        {account.logOut}
      </Button>
      <Button kind="text" onClick={() => send({ type: 'logOutAsked', isEverywhere: true })}>
        {account.logOutAll.title}
      </Button>
    </Stack>
  );
}
