import { told } from './told.js';
import { zoidComponent } from './zoid-component.js';

const Component = zoidComponent(document.documentElement.dataset.frames);
let shown;
window.rival = {
  open() {
    shown = Component(told);
    return shown.render('#place');
  },
  close: () => shown.close(),
};
