import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

export const brandsMessages = defineMessages(
  {
    title: 'Brands',
    description: `All brands that you can buy in small steps with ${brand.name}, from A to Z.`,
    heading: 'Brands',
    search: 'Search brands',
    none: 'No brand has this name.',
    noneYet: 'There are no brands yet.',
    showAll: 'Show all brands',
  },
  import.meta.glob('/shared/messages/*/frames/shell/pages/brands.ts', { import: 'default' }),
);
