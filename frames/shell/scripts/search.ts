import { loadLanguage } from '../../platform/i18n/load-messages';
import { beginOpenPage } from '../client/begin-open-page';
import { runFilter } from '../client/run-filter';

beginOpenPage(window);
void loadLanguage(document.documentElement.lang).then(() => runFilter(window));
