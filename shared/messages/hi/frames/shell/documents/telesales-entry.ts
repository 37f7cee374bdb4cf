import type { telesalesEntryMessages } from '../../../../../../frames/shell/documents/telesales-entry.messages';
import type { Texts } from '../../../../define-messages';

export default {
  title: 'इस ब्राउज़र में कोई और एजेंट काम कर रहा है',
  text: (now, next) => `एजेंट ${now} यहाँ डेस्क पर है। एजेंट ${next} के रूप में आगे बढ़ने पर वह सत्र समाप्त हो जाएगा।`,
  replace: (next) => `${next} के रूप में आगे बढ़ें`,
  stay: (now) => `${now} ही रहें`,
} satisfies Texts<typeof telesalesEntryMessages>;
