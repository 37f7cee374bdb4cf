import type { ReactNode } from 'react';
import type { CardOffer } from '../../../shared/api/widget';
import { lowestEmi } from '../../../shared/lenders/order';
import { MobileForm } from '../../identity';
import { Heading } from '../../kit/heading';
import { NewTabLink } from '../../kit/new-tab-link';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { Text } from '../../kit/text';
import type { Details } from '../flow/state';
import type { OtpAt, ViewProps } from '../view';
import css from './mobile-entry.module.css';

export interface MobileEntryProps extends Pick<ViewProps, 'messages' | 'send'> {
  readonly otp: OtpAt<'mobile' | 'sending'>;
  readonly details: Details | null;
}

/** VERIFY_MOBILE, the number. */
export function MobileEntry({ otp, details, messages, send }: MobileEntryProps): ReactNode {
  const emis = (details?.lenders ?? []).flatMap((lender) => lowestEmi(lender) ?? []);
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Heading level={1} size="2">
          {messages.verify.heading(emis.length === 0 ? null : Math.min(...emis))}
        </Heading>
        <Text size={14}>{messages.verify.intro}</Text>
      </Stack>
      <MobileForm state={otp} messages={messages.identity} send={(event) => send({ type: 'otp', event })} />
      {details && <Extras details={details} messages={messages} />}
    </Stack>
  );
}

/** What the merchant has besides: offers of banks on their cards, and its film. */
function Extras({ details, messages }: { readonly details: Details } & Pick<ViewProps, 'messages'>): ReactNode {
  const offers: readonly CardOffer[] = [...details.creditCardOffers, ...details.debitCardOffers];
  if (offers.length === 0 && details.videoUrl === null) return null;
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
      {details.videoUrl !== null && (
        <NewTabLink href={details.videoUrl} spoken={newWindow}>
          {messages.verify.watch}
        </NewTabLink>
      )}
    </div>
  );
}
