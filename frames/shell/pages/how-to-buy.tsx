import { brand } from '../../../shared/brand';
import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { href } from '../../../shared/site/route';
import { home, merchantAt } from '../../../shared/site/routes';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import { Stack } from '../../kit/stack';
import { Crumbs } from '../chrome/crumbs';
import { NoWrapText } from '../chrome/no-wrap-text';
import { OnCanvas } from '../chrome/on-canvas';
import { ShopLink } from '../chrome/shop-link';
import { ShopMark } from '../chrome/shop-mark';
import { TextLink } from '../chrome/text-link';
import { merchantMessages } from '../merchant/messages';
import { StepDrawing } from '../merchant/step-drawing';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './how-to-buy.module.css';

const atHandIcons: readonly IconPath[] = [icons.phone, icons.lock, icons.rupee];

/** False for a page of a video portal, which stays a link. */
const isVideoFile = (address: string): boolean => /\.(mp4|m4v|webm|ogv)$/i.test(URL.parse(address)?.pathname ?? '');

/** Steps of a purchase at a merchant. Source: S1§2.2 (RTE-040), CAT-010, CAT-011. */
export const page: Page<'how-to-buy'> = {
  title: ({ locale, data }) => messagesIn(locale, merchantMessages).steps.title(data.name),
  description: ({ locale, data }) => messagesIn(locale, merchantMessages).steps.description(data.name),
  Body: ({ locale, data }) => {
    const { merchantHandle, name, merchantLogo, steps, videoUrl, hasOwnSteps, leastRupees } = data;
    const { crumbs, howToBuy, newWindow, steps: say } = messagesIn(locale, merchantMessages);
    return (
      <OnCanvas>
        <Canvas room="text">
          <Crumbs
            label={crumbs.label}
            above={[
              { href: addressOf(locale, home), text: crumbs.home },
              { href: pathIn(locale, href(merchantAt, { merchantHandle })), text: name, isName: true },
            ]}
            here={howToBuy}
          />
          <div className={css.head}>
            <ShopMark name={name} logo={merchantLogo} />
            <div>
              <h1>{say.title(name)}</h1>
              <p>
                <NoWrapText text={say.line(steps.length)} />
              </p>
            </div>
            <ShopLink locale={locale} handle={merchantHandle} name={name} />
          </div>
          <div className={css.columns}>
            <Stack role="list" as="ol" gap={4} steady>
              {steps.map(({ title, text }, at) => (
                <li key={title[locale]} className={css.step}>
                  <div>
                    <span className={css.number} aria-hidden="true">
                      {at + 1}
                    </span>
                    <h2>{title[locale]}</h2>
                    <p className={css.text}>
                      <NoWrapText text={text[locale]} />
                    </p>
                  </div>
                  {!hasOwnSteps && <StepDrawing locale={locale} at={at} shop={name} />}
                </li>
              ))}
            </Stack>
            <Stack as="aside" gap={4} steady>
              {videoUrl !== null && (
                <section className={css.card}>
                  {isVideoFile(videoUrl) && (
                    // biome-ignore lint/a11y/useMediaCaption: the merchant's file contains its captions
                    <video
                      className={css.film}
                      src={videoUrl}
                      aria-label={say.film}
                      controls
                      playsInline
                      preload="none"
                    />
                  )}
                  <h2>
                    <a href={videoUrl} target="_blank" rel="noopener noreferrer">
                      <Icon path={icons.play} size={20} />
                      {say.film}
                      <span className="visually-hidden"> {newWindow}</span>
                    </a>
                  </h2>
                  <p>{say.filmText}</p>
                </section>
              )}
              <section className={css.card}>
                <h2>{say.atHand.heading}</h2>
                <ul>
                  {say.atHand.items.map((item, at) => (
                    <li key={item}>
                      <Icon path={atHandIcons[at] ?? icons.check} size={20} />
                      {item}
                    </li>
                  ))}
                </ul>
              </section>
              {leastRupees !== null && (
                <section className={css.card}>
                  <h2>{say.missing.heading(brand.name)}</h2>
                  <p>
                    <NoWrapText text={say.missing.text(leastRupees)} />
                  </p>
                  <TextLink href={`mailto:${brand.supportEmail}`}>{say.missing.ask}</TextLink>
                </section>
              )}
            </Stack>
          </div>
        </Canvas>
      </OnCanvas>
    );
  },
};
