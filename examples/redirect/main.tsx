import '../look/zenmart.css';
import { mountPage } from '../look/mount-page';
import { readPageSettings } from '../merchant/page-settings';
import { RedirectPage } from './redirect-page';

mountPage(<RedirectPage settings={readPageSettings()} />);
