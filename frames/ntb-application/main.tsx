import '../kit/global';
import './page.css';
import { start } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
void start(window, root);
