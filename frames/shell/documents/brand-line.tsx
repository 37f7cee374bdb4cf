import type { ReactElement } from 'react';
import { Mark } from '../../kit/mark';

export const BrandLine = (): ReactElement => (
  <p className="mark">
    <Mark large />
  </p>
);
