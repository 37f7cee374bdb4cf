import type { ResponseOf } from '../../shared/api/endpoint';
import type { ApplicationStatus, ntbInfo } from '../../shared/api/ntb';
import { mobileText } from '../../shared/format/mobile-text';
import type { Story } from '../new-to-bank';
import type { SharedMessages } from './shared-page-messages';

export type SharedApplication = ResponseOf<typeof ntbInfo>;

/** How many steps of an application are over. */
export const reachedSteps = {
  SHARED: 1,
  SUBMITTED: 2,
  APPROVED: 4,
  REJECTED: 3,
  EXPIRED: 1,
} as const satisfies Record<ApplicationStatus, number>;

const tones = {
  SHARED: 'info',
  SUBMITTED: 'waiting',
  APPROVED: 'good',
  REJECTED: 'neutral',
  EXPIRED: 'neutral',
} as const satisfies Record<ApplicationStatus, Story['tag']['tone']>;

/** Where an application stands, and what happens next. */
export function storyOf(application: SharedApplication, { byStatus }: SharedMessages): Story {
  const { tag, ...told } = byStatus[application.status](application);
  return { ...told, tag: { tone: tones[application.status], text: tag } };
}

/** Name and value, as they stand in the list beside the story. */
export const factsOf = (
  application: SharedApplication,
  { facts, day }: SharedMessages,
): readonly (readonly [name: string, value: string])[] => [
  [facts.lender, application.lenderName],
  [facts.merchant, application.merchantName],
  [facts.name, application.firstName],
  [facts.mobile, mobileText(application.maskedMobile)],
  [facts.lastDay, day(application.expiresAtMs)],
];
