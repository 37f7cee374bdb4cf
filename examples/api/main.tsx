import '../look/reading.css';
import { mountPage } from '../look/mount-page';
import { readPageSettings } from '../merchant/page-settings';
import { ApiPage } from './api-page';

mountPage(<ApiPage providerOrigin={readPageSettings().providerOrigin} />);
