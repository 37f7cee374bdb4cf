import type { statementMessages } from '../../../../../frames/lending/statement.messages';
import type { Texts } from '../../../define-messages';

export default {
  more: 'इस लोन के बारे में और',
  seeAll: (count) => `सभी ${count} किस्तें देखें`,
  seeLess: 'कम किस्तें देखें',
  download: 'विवरण डाउनलोड करें',
} satisfies Texts<typeof statementMessages>;
