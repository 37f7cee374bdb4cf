import { messagesIn } from '../../../shared/messages/define-messages';
import { CAMPAIGN_CHANNEL } from '../../../shared/site/campaign-results';
import type { PageData } from '../../../shared/site/page-data';
import { Benefits } from '../campaign/benefits';
import { CampaignArt } from '../campaign/campaign-art';
import { CheckAgain } from '../campaign/check-again';
import { campaignMessages } from '../campaign/messages';
import { haveStar, Products } from '../campaign/products';
import { QuestionsAbout } from '../campaign/questions-about';
import { ShopNames, Shops } from '../campaign/shops';
import { Hero } from '../home/hero';
import { Partners } from '../home/partners';
import { Testimonials } from '../home/testimonials';
import { lenderOf } from '../lender-of';
import type { Page, PageView } from '../page';

type View = PageView<'campaign'>;

/** Hero of the campaign; of the site once the campaign has ended. */
function heroOf({ locale, data: { campaign, banners } }: View): {
  readonly eyebrow: string;
  readonly heading: readonly string[];
  readonly lead: string;
} {
  const { eyebrow, until, plain, over } = messagesIn(locale, campaignMessages);
  const [banner] = banners;
  if (!banner) return { eyebrow: plain, ...over };
  const name = campaign.name?.[locale];
  return {
    eyebrow: name === undefined ? plain : campaign.endsOn === null ? eyebrow(name) : until(name, campaign.endsOn),
    heading: banner.title[locale].split(/(?<=[.\u0964]) /),
    lead: banner.text[locale],
  };
}

const pictureOf = ({ banners: [banner] }: PageData['campaign']): string | null => banner?.picture ?? null;

/** Landing page of an SMS: number form, benefits, merchants, lenders, testimonials and questions. Source: S1§2.4
 *  (CAT-026..032). */
export const page: Page<'campaign'> = {
  title: ({ locale, data: { campaign } }) =>
    campaign.name
      ? messagesIn(locale, campaignMessages).title(campaign.name[locale])
      : messagesIn(locale, campaignMessages).plainTitle,
  description: ({ locale }) => messagesIn(locale, campaignMessages).description,
  Body: (view) => {
    const { locale, site, publicUrl, data } = view;
    const isOrganic = !lenderOf(site);
    const picture = pictureOf(data);
    const withOffers = new Set(
      data.offers.filter(({ kind }) => kind === 'noCost').map(({ merchantHandle }) => merchantHandle),
    );
    return (
      <div data-variation={data.campaign.variation ?? undefined}>
        <Hero
          locale={locale}
          site={site}
          publicUrl={publicUrl}
          ground="dark"
          entry={{ channel: CAMPAIGN_CHANNEL, campaignId: data.campaign.campaignId }}
          {...heroOf(view)}
        >
          <CampaignArt locale={locale} products={data.campaign.isOver ? [] : data.products} picture={picture} />
        </Hero>
        {data.merchants.length > 0 && <ShopNames locale={locale} merchants={data.merchants} />}
        <Benefits locale={locale} />
        {data.products.length > 0 && (
          <Products locale={locale} products={data.products} sells={data.campaign.name?.[locale] ?? null} />
        )}
        {data.merchants.length > 0 && (
          <Shops
            locale={locale}
            merchants={data.merchants}
            withOffers={withOffers}
            hasStar={!haveStar(data.products)}
          />
        )}
        {isOrganic && <Partners locale={locale} />}
        <Testimonials locale={locale} />
        <QuestionsAbout locale={locale} site={site} />
        <CheckAgain locale={locale} />
      </div>
    );
  },
};
