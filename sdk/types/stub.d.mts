// The stub exports nothing; importing it brings the type of `window.Kadam`.
import type {} from './kadam.mjs';
