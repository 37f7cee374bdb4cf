import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { href } from '../../../shared/site/route';
import { home, howToBuyAt } from '../../../shared/site/routes';
import { Inline } from '../../kit/layout/inline';
import { Stack } from '../../kit/stack';
import { Title } from '../../kit/type/title';
import { CatalogueProduct } from '../catalogue/product-card';
import { Crumbs } from '../chrome/crumbs';
import { LinkButton } from '../chrome/link-button';
import { ShopLink } from '../chrome/shop-link';
import { ShopMark } from '../chrome/shop-mark';
import { Section } from '../home/section';
import { lendsOn } from '../lender-of';
import { Branches } from '../merchant/branches';
import { merchantMessages } from '../merchant/messages';
import { NoCostTenures } from '../merchant/no-cost-tenures';
import { OfferTicket } from '../merchant/offer-ticket';
import { StepsToBuy } from '../merchant/steps-to-buy';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './merchant.module.css';

/** A merchant: link to the shop, how to buy, no-cost months, offers, products and stores. Source: S1§2.2 (RTE-037),
 *  CAT-008..011, CAT-037..040. */
export const page: Page<'merchant'> = {
  title: ({ data }) => data.merchant.name,
  description: ({ locale, data: { merchant } }) =>
    messagesIn(locale, merchantMessages).description(merchant.name, merchant.about[locale]),
  Body: (view) => {
    const { locale, site, path, data } = view;
    const { merchant, howToBuy, offers, branchLocator, products, noCostLenders } = data;
    const { name, merchantHandle: handle, noCostTenures } = merchant;
    const say = messagesIn(locale, merchantMessages);
    const here = pathIn(locale, path);
    return (
      <>
        <div className={css.hero}>
          <div className={css.within}>
            <div>
              <Crumbs
                label={say.crumbs.label}
                above={[{ href: addressOf(locale, home), text: say.crumbs.home }]}
                here={name}
                isName
              />
              <div className={css.name}>
                <ShopMark name={name} logo={merchant.merchantLogo} />
                <div>
                  <Title level={1} wrap="pretty" translate="no">
                    {name}
                  </Title>
                  <p>{merchant.about[locale]}</p>
                </div>
              </div>
              <Inline wrap className={css.actions}>
                <ShopLink locale={locale} handle={handle} name={name} />
                <LinkButton href={pathIn(locale, href(howToBuyAt, { handle }))} kind="secondary" isLarge>
                  {say.howToBuy}
                </LinkButton>
              </Inline>
              {!data.isFinanced && (
                <p className={css.closed}>
                  <b>{say.closed.heading}.</b> {say.closed.text}
                </p>
              )}
            </div>
            {offers.length > 0 && (
              <Stack as="section" gap={4} steady aria-label={say.offers.heading}>
                {offers.map((offer) => (
                  <OfferTicket key={offer.offerId} locale={locale} offer={offer} />
                ))}
              </Stack>
            )}
          </div>
        </div>
        <div className={css.columns}>
          <section aria-labelledby="how-to-buy">
            <Title level={2} wrap="pretty" id="how-to-buy" className={css.heading}>
              {say.howToBuy}
            </Title>
            <StepsToBuy locale={locale} steps={howToBuy} />
          </section>
          <NoCostTenures
            locale={locale}
            name={name}
            months={noCostTenures}
            lenders={noCostLenders.filter(lendsOn(site)).map((lender) => lender.name)}
          />
        </div>
        <Section id="popular" heading={say.popular.heading} isClose>
          {products.length === 0 ? (
            <p className={css.none}>{say.popular.none}</p>
          ) : (
            <ul className={css.products}>
              {products.map((product) => (
                <li key={product.productId}>
                  <CatalogueProduct locale={locale} card={product} />
                </li>
              ))}
            </ul>
          )}
          <p className={css.pages}>
            {data.page > 1 && (
              <LinkButton href={data.page === 2 ? here : `${here}?page=${data.page - 1}`} kind="secondary">
                {say.popular.before}
              </LinkButton>
            )}
            {data.hasMore && (
              <LinkButton href={`${here}?page=${data.page + 1}`} kind="secondary">
                {say.popular.more}
              </LinkButton>
            )}
          </p>
        </Section>
        {branchLocator.length > 0 && (
          <Section id="branches" heading={say.branches.heading} ground="canvas">
            <Branches locale={locale} branches={branchLocator} />
          </Section>
        )}
      </>
    );
  },
};
