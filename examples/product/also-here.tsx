import { useMemo } from 'react';
import { WareDrawing } from '../catalogue/ware-drawing';
import { type Ware, type WareId, wares } from '../catalogue/wares';
import { elementTheme } from '../merchant/element-theme';
import { moneyText } from '../merchant/money-text';
import type { PageSettings } from '../merchant/page-settings';
import css from './also-here.module.css';

const offered: readonly WareId[] = ['lumen-m2-kit', 'hush-pro', 'juniper-14', 'camera-case'];

/** Other wares with the short form of the instalment line on each card. One of them is too cheap to have any. */
export function AlsoHere({ settings, ware }: { settings: PageSettings; ware: Ware }) {
  const theme = useMemo(elementTheme, []);
  return (
    <section className={css.also} aria-labelledby="also-title">
      <h2 id="also-title" className={css.title}>
        Also at Zenmart
      </h2>
      <ul className={css.wares}>
        {offered
          .filter((wareId) => wareId !== ware.wareId)
          .map((wareId) => wares[wareId])
          .map((other) => (
            <li key={other.wareId} className={css.ware}>
              <a className={css.link} href={`/product?ware=${other.wareId}`}>
                <span className={css.picture}>
                  <WareDrawing picture={other.pictures[0]} />
                </span>
                <span>{other.name}</span>
                <b className={css.price}>{moneyText(other.pricePaise)}</b>
              </a>
              <kadam-promo merchant-key={settings.merchantKey} amount={other.pricePaise / 100} form="tag" {...theme} />
            </li>
          ))}
      </ul>
    </section>
  );
}
