import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { noPartner } from '../catalogue';
import { BenefitScreen } from './benefit-screen';
import { messagesOf } from './page-messages';

/** The screen, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export const draw = (locale: Locale): string =>
  renderToString(
    <BenefitScreen
      messages={messagesOf(locale)}
      showcase={noPartner}
      onCheck={() => undefined}
      onClose={() => undefined}
    />,
  );
