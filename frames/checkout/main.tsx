import '../kit/global';
import { start } from './app/start';

const root = document.getElementById('root');
if (root) void start(window, root);
