/** The id of what the script of a product's page goes on with. */
export const PRODUCT_ROOT = 'product-plans';
