import '../kit/global';
import './page.css';
import { createRoot } from 'react-dom/client';
import { crowdNotice } from '../crowd';
import { createApiClient } from '../platform/api/client';
import { laterHttp } from '../platform/api/later-http';
import { ownLanguage } from '../platform/i18n/own-language';
import { Page } from './page';
import { words } from './words';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const drawn = createRoot(root);
const http = laterHttp(crowdNotice);
const api = createApiClient({ later: async () => http, sessionHeaders: () => ({}) });
const reference = new URLSearchParams(location.search).get('ref');
void words
  .load(ownLanguage(window))
  .then((messages) => drawn.render(<Page api={api} reference={reference} messages={messages} />));
