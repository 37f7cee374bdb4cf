import type { DataPageId, PageData } from '../../../shared/site/page-data';

/** What each page of the catalogue may be given to show. */
export const sampleData: { readonly [Id in DataPageId]: PageData[Id] } = {
  brands: {
    searchText: '',
    brands: [
      { brandId: 'nova', name: 'Nova', merchantCount: 3, productCount: 6 },
      { brandId: 'feather', name: 'Feather', merchantCount: 1, productCount: 1 },
    ],
  },
};
