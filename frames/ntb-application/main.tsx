import '../kit/global';
import './page.css';
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../platform/api/client';
import { Page } from './page';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const api = createApiClient({ sessionHeaders: () => ({}) });
createRoot(root).render(<Page api={api} reference={new URLSearchParams(location.search).get('ref')} />);
