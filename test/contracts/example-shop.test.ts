import { expect, it } from 'vitest';
import { products as exampleProducts } from '../../examples/catalogue/products';
import { sandboxCatalogue } from '../../server/sandbox/catalogue';

it('the sandbox catalogue has the products of the example shop with its names and prices', () => {
  const { products } = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' });
  const listed = products
    .filter(({ handle }) => handle === 'zenmart')
    .map(({ productId, name, pricePaise }) => ({ productId, name, pricePaise }));
  const sold = Object.values(exampleProducts).map(({ productId, name, pricePaise }) => ({
    productId,
    name,
    pricePaise,
  }));
  expect(listed).toEqual(sold);
});
