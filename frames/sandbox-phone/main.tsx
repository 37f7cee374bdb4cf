import '../kit/global';
import './page.css';
import { createRoot } from 'react-dom/client';
import { Phone } from './phone';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
document.title = 'Sandbox phone';
createRoot(root).render(<Phone isFramed={window.parent !== window} />);
