import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Icon, type IconPath } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { MoneyText } from '../../kit/money-text';
import { Stack } from '../../kit/stack';
import { Section } from '../home/section';
import css from './campaign.module.css';
import { campaignMessages } from './messages';

const pointIcons: readonly IconPath[] = [icons.rupee, icons.phone, icons.edit, icons.retry];

/** Index of the point that new customers do not see. */
const APPROVED_AT = 2;

interface BenefitsProps {
  readonly locale: Locale;
  /** True on the page for customers without a pre-approval. */
  readonly isForNew?: boolean;
}

/** Source: CAT-026. */
export function Benefits({ locale, isForNew = false }: BenefitsProps): ReactNode {
  const { heading, points: all, newCustomer } = messagesIn(locale, campaignMessages).benefits;
  const points = isForNew ? all.with(APPROVED_AT, newCustomer) : all;
  return (
    <Section id="why-steps" heading={heading}>
      <Stack role="list" as="ul" gap={5} steady className={css.points}>
        {points.map(({ title, text }, at) => (
          <li key={title}>
            <span className={css.icon}>
              <Icon path={pointIcons[at] ?? icons.check} size={20} />
            </span>
            <h3>{title}</h3>
            <p>
              <MoneyText>{text}</MoneyText>
            </p>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
