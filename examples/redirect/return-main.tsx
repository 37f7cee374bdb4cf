import '../look/zenmart.css';
import { mountPage } from '../look/mount-page';
import { readPageSettings } from '../merchant/page-settings';
import { ReturnPage } from './return-page';

mountPage(<ReturnPage settings={readPageSettings()} />);
