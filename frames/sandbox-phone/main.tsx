import '../kit/global';
import './page.css';
import { createRoot } from 'react-dom/client';
import { Phone } from './phone';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
document.title = 'Sandbox phone';
const isFramed = window.parent !== window;
// The page around it is light; by itself it follows the system.
if (isFramed) document.documentElement.dataset.scheme = 'light';
createRoot(root).render(<Phone isFramed={isFramed} />);
