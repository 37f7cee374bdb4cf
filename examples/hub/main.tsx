import '../look/tokens.css';
import '../look/base.css';
import { createRoot } from 'react-dom/client';
import { readPageSettings } from '../merchant/page-settings';
import { Hub } from './hub';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
createRoot(root).render(<Hub settings={readPageSettings()} />);
