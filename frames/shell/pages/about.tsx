import type { ReactNode } from 'react';
import { lenders } from '../../../shared/lenders';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Canvas } from '../../kit/layout/canvas';
import { Inline } from '../../kit/layout/inline';
import { Columns } from '../chrome/columns';
import { LenderTile } from '../chrome/lender-tile';
import { NamedStepArt } from '../chrome/named-step-art';
import { Prose } from '../chrome/prose';
import { lenderOf } from '../lender-of';
import type { Page, PageView } from '../page';
import { aboutMessages } from './about.messages';
import css from './about.module.css';

/** EMI lenders by name. */
const partners = lenders.filter(({ category }) => category === 'EMI').sort((a, b) => (a.name < b.name ? -1 : 1));

/** A lender's site lists that lender only. */
const Partners = ({ site }: Pick<PageView, 'site'>): ReactNode => (
  <Inline as="ul" gap={2} wrap className={css.partners}>
    {[lenderOf(site) ?? partners].flat().map((lender) => (
      <li key={lender.lenderId}>
        <LenderTile lender={lender} size={32} />
        <span translate="no">{lender.name}</span>
      </li>
    ))}
  </Inline>
);

/** Source: S1§2.1. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, aboutMessages).title,
  description: ({ locale }) => messagesIn(locale, aboutMessages).description,
  Body: ({ locale, site }) => {
    const { heading, intro, steps, sections } = messagesIn(locale, aboutMessages);
    const links = Object.entries(sections).map(([id, { title }]) => ({ href: `#${id}`, text: title }));
    return (
      <>
        <section className={css.hero}>
          <Canvas className={css.within}>
            <div className={css.text}>
              <h1 className={css.heading}>{heading}</h1>
              <p className={css.intro}>{intro}</p>
            </div>
            <NamedStepArt names={steps} />
          </Canvas>
        </section>
        <Columns locale={locale} links={links}>
          <Prose sections={sections} hasLead after={(id) => (id === 'ourpartners' ? <Partners site={site} /> : null)} />
        </Columns>
      </>
    );
  },
};
