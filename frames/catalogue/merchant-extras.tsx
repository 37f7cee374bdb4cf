import type { ReactNode } from 'react';
import type { CardOffer } from '../../shared/api/widget';
import { Heading } from '../kit/heading';
import { NewTabLink } from '../kit/new-tab-link';
import { Stack } from '../kit/stack';
import { Strong } from '../kit/strong';
import { Film } from './film';
import css from './merchant-extras.module.css';

interface MerchantExtrasProps {
  readonly offers: readonly CardOffer[];
  /** The merchant's film; null without one. */
  readonly videoUrl: string | null;
  readonly t: { readonly cardOffers: string; readonly watch: string };
  /** Visually hidden text after a link. */
  readonly newWindow: string;
}

/** What the merchant has besides: offers of banks on their cards, and its film. */
export function MerchantExtras({ offers, videoUrl, t, newWindow }: MerchantExtrasProps): ReactNode {
  if (offers.length === 0 && videoUrl === null) return null;
  return (
    <div className={css.extras}>
      {offers.length > 0 && (
        <Stack gap={1}>
          <Heading level={2} size="section">
            {t.cardOffers}
          </Heading>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
          <ul role="list" className={css.offers}>
            {offers.map(({ bankName, offer, termsUrl }) => (
              <li key={`${bankName} ${offer}`}>
                <Strong>{bankName}</Strong>{' '}
                {termsUrl === null ? (
                  offer
                ) : (
                  <NewTabLink href={termsUrl} hiddenSuffix={newWindow}>
                    {offer}
                  </NewTabLink>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {videoUrl !== null && <Film url={videoUrl} label={t.watch} newWindow={newWindow} />}
    </div>
  );
}
