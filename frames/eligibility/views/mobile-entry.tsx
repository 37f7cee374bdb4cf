import type { ReactNode } from 'react';
import type { CardOffer, EmiInfo } from '../../../shared/api/widget';
import { lowestEmi } from '../../../shared/lenders/order';
import { MobileForm } from '../../identity';
import { Heading } from '../../kit/heading';
import { NewTabLink } from '../../kit/new-tab-link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { OtpAt, ViewProps } from '../view';
import css from './mobile-entry.module.css';

export interface MobileEntryProps extends ViewProps {
  readonly otp: OtpAt<'mobile' | 'sending'>;
}

/** VERIFY_MOBILE, the number. */
export function MobileEntry({ otp, state, messages, send }: MobileEntryProps): ReactNode {
  const { info, videoUrl } = state;
  const emis = (info?.lenders ?? []).flatMap((lender) => lowestEmi(lender) ?? []);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size="2">
          {messages.verify.heading(emis.length === 0 ? null : Math.min(...emis))}
        </Heading>
        <Text size={14}>{messages.verify.intro}</Text>
      </Stack>
      <MobileForm state={otp} messages={messages.identity} send={(event) => send({ type: 'otp', event })} />
      {info && <Extras info={info} videoUrl={videoUrl} messages={messages} />}
    </Stack>
  );
}

/** What the merchant has besides: offers of banks on their cards, and its film. */
function Extras(props: {
  readonly info: EmiInfo;
  readonly videoUrl: string | null;
  readonly messages: ViewProps['messages'];
}): ReactNode {
  const { info, videoUrl, messages } = props;
  const offers: readonly CardOffer[] = [...info.creditCardOffers, ...info.debitCardOffers];
  if (offers.length === 0 && videoUrl === null) return null;
  const { newWindow } = messages.identity.otp;
  return (
    <div className={css.extras}>
      {offers.length > 0 && (
        <Stack gap={1}>
          <Heading level={2} size="section">
            {messages.verify.cardOffers}
          </Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
          <ul role="list" className={css.offers}>
            {offers.map(({ bankName, offer, termsUrl }) => (
              <li key={`${bankName} ${offer}`}>
                <Strong>{bankName}</Strong>{' '}
                {termsUrl === null ? (
                  offer
                ) : (
                  <NewTabLink href={termsUrl} spoken={newWindow}>
                    {offer}
                  </NewTabLink>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {videoUrl !== null && (
        <NewTabLink href={videoUrl} spoken={newWindow}>
          {messages.verify.watch}
        </NewTabLink>
      )}
    </div>
  );
}
