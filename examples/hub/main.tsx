import '../look/tokens.css';
import '../look/base.css';
import { createRoot } from 'react-dom/client';
import { loadAllTranslations } from '../../shared/messages/define-messages';
import { readPageSettings } from '../merchant/page-settings';
import { Hub } from './hub';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
await loadAllTranslations();
createRoot(root).render(<Hub settings={readPageSettings()} />);
