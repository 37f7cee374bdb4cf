import { type Addition, behind, create, each } from './addition';

export const route: Addition = {
  what: 'an address that a browser opens',
  touches: {
    'shared/site/routes.ts': {
      edit: each(
        behind(
          '/** Pages of the simulated lenders; production has none of them. */\n',
          "export const showrooms = route({ path: '/showrooms', shows: { page: 'showrooms', template: 'common', merchant: 'none', framedBy: 'none' } });\n",
        ),
        behind('  securityContact,\n  sandboxLender,\n', '  showrooms,\n'),
      ),
      missed: { by: 'build/entries.test.ts', says: 'showrooms' },
      isDeclaration: true,
    },
    'frames/showrooms/main.tsx': {
      edit: create(`import '../kit/global';
import { createRoot } from 'react-dom/client';
import { brand } from '../../shared/brand';

const root = document.getElementById('root');
if (root) createRoot(root).render(<main>{brand.name}</main>);
`),
      missed: { by: 'build/entries.test.ts', says: 'showrooms' },
    },
  },
};
