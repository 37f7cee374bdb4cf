import { zoidComponent } from './zoid-component.js';

zoidComponent(location.origin);
const { heading, intro, button } = window.xprops;
document.getElementById('root').innerHTML =
  `<main><h1>${heading}</h1><p>${intro}</p><input><button type="button">${button}</button></main>`;
