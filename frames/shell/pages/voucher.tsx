import { messagesIn } from '../../../shared/messages/define-messages';
import { voucherTerms } from '../../../shared/site/offer-rows';
import { home, merchantAt } from '../../../shared/site/routes';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import { Inline } from '../../kit/layout/inline';
import { Stack } from '../../kit/stack';
import { Caption } from '../../kit/type/caption';
import { pageMessages } from '../../platform/page/messages';
import { Crumbs } from '../chrome/crumbs';
import { chromeMessages } from '../chrome/messages';
import { OnCanvas } from '../chrome/on-canvas';
import { ShopMark } from '../chrome/shop-mark';
import { TextLink } from '../chrome/text-link';
import { VOUCHERS_COMING, VOUCHERS_GUEST, VOUCHERS_ROOT } from '../client/vouchers-root';
import { NumberForm } from '../home/number-form';
import { addressAt, addressOf, shopAddress } from '../navigation';
import { offersMessages } from '../offers/messages';
import { VoucherTag } from '../offers/voucher-tag';
import type { Page } from '../page';
import css from './voucher.module.css';

const pointIcons: readonly IconPath[] = [icons.bag, icons.clock, icons.mail, icons.calendar, icons.person];

/** Voucher of a shop with its terms, and the customer's own vouchers. Source: S1§2.2 (RTE-042), CAT-048. */
export const page: Page<'voucher'> = {
  title: ({ locale, data }) => messagesIn(locale, offersMessages).voucher.title(data.merchant.name),
  description: ({ locale, data }) => messagesIn(locale, offersMessages).voucher.description(data.merchant.name),
  Body: ({ locale, site, publicUrl, data: { merchant, voucher, isBought } }) => {
    const { title, trail, worth, kind, buyOnce, noOffer, bought, fiveLines } = messagesIn(
      locale,
      offersMessages,
    ).voucher;
    const { shopAt } = messagesIn(locale, offersMessages).ofMerchant;
    const { merchantHandle, name, merchantLogo } = merchant;
    return (
      <OnCanvas>
        <Canvas room="page" gap={5}>
          <Crumbs
            label={messagesIn(locale, chromeMessages).landmarks.trail}
            above={[
              { href: addressOf(locale, home), text: trail.home },
              { href: addressAt(locale, merchantAt, { merchantHandle }), text: name, isName: true },
            ]}
            here={trail.voucher}
          />
          <h1 className={css.heading}>{title(name)}</h1>
          <div className={css.two}>
            <div className={css.main}>
              <section className={css.offer} aria-label={title(name)}>
                <Inline align="center" wrap className={css.top}>
                  <ShopMark name={name} logo={merchantLogo} />
                  <b translate="no">{name}</b>
                  {voucher?.stands === 'today' && <VoucherTag locale={locale} />}
                </Inline>
                {voucher?.stands === 'today' ? (
                  <>
                    <p className={css.worth}>
                      <b>{worth}</b>
                      <span>{kind}</span>
                    </p>
                    {isBought && <Caption size={14}>{buyOnce}</Caption>}
                  </>
                ) : (
                  <p>{noOffer(name)}</p>
                )}
                <div className={css.tear}>
                  <TextLink href={shopAddress(locale, merchantHandle)}>{shopAt(name)}</TextLink>
                </div>
              </section>
              <section id={VOUCHERS_GUEST} className={css.card}>
                <h2>{bought.heading}</h2>
                <p>{bought.text}</p>
                <NumberForm locale={locale} site={site} publicUrl={publicUrl} />
              </section>
              <div
                id={VOUCHERS_ROOT}
                data-handle={merchantHandle}
                data-merchant={name}
                data-shop={shopAddress(locale, merchantHandle)}
              >
                <p id={VOUCHERS_COMING} role="status" hidden>
                  {messagesIn(locale, pageMessages).coming}
                </p>
              </div>
            </div>
            {voucher && (
              <section className={css.card} aria-labelledby="terms">
                <h2 id="terms">{fiveLines.heading}</h2>
                <Stack role="list" as="ul" gap={4} steady className={css.lines}>
                  {fiveLines.lines.map((line, at) => (
                    <li key={line.title}>
                      <span className={css.icon}>
                        <Icon path={pointIcons[at] ?? icons.check} size={20} />
                      </span>
                      <span>
                        <b>{line.title}</b>
                        {line.text(name)}
                      </span>
                    </li>
                  ))}
                </Stack>
                <TextLink href={addressAt(locale, voucherTerms, { handle: merchantHandle })}>{fiveLines.all}</TextLink>
              </section>
            )}
          </div>
        </Canvas>
      </OnCanvas>
    );
  },
};
