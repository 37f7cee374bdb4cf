import '../look/tokens.css';
import '../look/base.css';
import '../look/zenmart.css';
import { createRoot } from 'react-dom/client';
import { readPageSettings } from '../merchant/page-settings';
import { Till } from './till';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<Till settings={readPageSettings()} />);
