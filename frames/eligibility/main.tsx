import '../kit/global';
import './page.css';
import { isFramed } from '../platform/bridge';
import { start } from './app/start';

// Opened on its own the page stays empty: the widget exists only inside a merchant's page. Source: S1§1.
const root = document.getElementById('root');
if (root && isFramed(window)) void start(window, root);
