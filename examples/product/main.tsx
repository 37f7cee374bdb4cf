import '../look/zenmart.css';
import { mountPage } from '../look/mount-page';
import { readPageSettings } from '../merchant/page-settings';
import { ProductPage } from './product-page';

mountPage(<ProductPage settings={readPageSettings()} />);
