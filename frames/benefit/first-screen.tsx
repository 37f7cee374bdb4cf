import { renderToString } from 'react-dom/server';
import type { Locale } from '../../shared/locales';
import { noPartner } from '../catalogue';
import { BenefitScreen } from './benefit-screen';
import { words } from './words';

/** The screen, as far as it is the same for everybody: what `bootstrap.ts` puts into the page. */
export const draw = async (locale: Locale): Promise<string> =>
  renderToString(
    <BenefitScreen
      messages={await words.load(locale)}
      showcase={noPartner}
      onCheck={() => undefined}
      onClose={() => undefined}
    />,
  );
