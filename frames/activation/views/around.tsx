import type { ReactNode } from 'react';
import type { LandingDetails } from '../../../shared/api/landing-page';
import type { CreditScheme } from '../../../shared/api/registration';
import { Tile } from '../../kit/tile';
import css from '../activation.module.css';

interface AroundProps {
  readonly scheme: CreditScheme;
  /** The shop that waits for the line; null for none. */
  readonly merchant: Pick<LandingDetails, 'merchantName' | 'merchantLogo'> | null;
  readonly children: ReactNode;
}

/** Surroundings of every step: the lender's pictures, if it has any, and the shop that waits. Source: S1§3
 *  (ACT-001 to ACT-003). */
export function Around({ scheme, merchant, children }: AroundProps): ReactNode {
  const { backgroundDesktopImg, backgroundImg, benefitImg } = scheme;
  const background = backgroundImg ?? backgroundDesktopImg;
  return (
    <div className={css.around}>
      {background && (
        <picture>
          {backgroundDesktopImg && <source media="(min-width: 48em)" srcSet={backgroundDesktopImg} />}
          <img className={css.background} src={background} alt="" data-picture="background" />
        </picture>
      )}
      {merchant && (
        <p className={css.who}>
          <Tile name={merchant.merchantName} size={32} tone="ink" logo={merchant.merchantLogo ?? ''} />
          {merchant.merchantName}
        </p>
      )}
      {children}
      {benefitImg && <img className={css.benefit} src={benefitImg} alt="" data-picture="benefit" />}
    </div>
  );
}
