import '../look/zenmart.css';
import { KadamProvider } from '@kadam/sdk/react';
import { StrictMode } from 'react';
import { mountPage } from '../look/mount-page';
import { shopTheme } from '../merchant/kadam';
import { readPageSettings } from '../merchant/page-settings';
import { ReactShop } from './react-shop';

const { providerOrigin, merchantKey } = readPageSettings();

mountPage(
  <StrictMode>
    <KadamProvider
      provider={providerOrigin}
      merchantKey={merchantKey}
      merchantDetails={{ merchantName: 'Zenmart', merchantURL: location.origin }}
      merchantTheme={shopTheme()}
    >
      <ReactShop />
    </KadamProvider>
  </StrictMode>,
);
