import type { OfflineMessages } from './messages';

export const offlineEn: OfflineMessages = {
  title: 'No Internet',
  text: 'Please check your internet connection.',
  tryAgain: 'Try Again',
  closesItself: 'This closes by itself once you’re back online.',
};
