import { messagesIn } from '../../../shared/messages/define-messages';
import { offersPage } from '../../../shared/site/offer-rows';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Canvas } from '../../kit/layout/canvas';
import { Panel } from '../../kit/layout/panel';
import { Stack } from '../../kit/stack';
import { PageHead } from '../chrome/page-head';
import { TextLink } from '../chrome/text-link';
import { addressOf, shopAddress } from '../navigation';
import type { Page } from '../page';
import { affiliateMessages } from './affiliate.messages';
import css from './affiliate.module.css';

/** Explains buying at Amazon and our commission before the link to it. Source: S1§2.2 (RTE-048). */
export const page: Page<'affiliate'> = {
  title: ({ locale }) => messagesIn(locale, affiliateMessages).title,
  description: ({ locale }) => messagesIn(locale, affiliateMessages).description,
  Body: ({ locale, data: { handle } }) => {
    const { heading, line, steps, disclosure, go, away, offers } = messagesIn(locale, affiliateMessages);
    return (
      <>
        <PageHead heading={heading} line={line} />
        <Canvas room="text" className={css.within}>
          <section aria-labelledby="steps">
            <h2 id="steps">{steps.heading}</h2>
            <Stack role="list" as="ol" gap={5} steady className={css.steps}>
              {steps.points.map(({ title, text }, at) => (
                <li key={title}>
                  <span className={css.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <div>
                    <b>{title}</b>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </Stack>
          </section>
          <Panel as="section" padded="always" gap={4} className={css.card} aria-labelledby="earn">
            <h2 id="earn">{disclosure.heading}</h2>
            <p>{disclosure.text}</p>
            {handle === null ? (
              <>
                <p>{away}</p>
                <TextLink href={addressOf(locale, offersPage)}>{offers}</TextLink>
              </>
            ) : (
              <a className={css.go} href={shopAddress(locale, handle)} rel="sponsored noopener">
                {go}
                <Icon path={icons.next} size={20} />
              </a>
            )}
          </Panel>
        </Canvas>
      </>
    );
  },
};
