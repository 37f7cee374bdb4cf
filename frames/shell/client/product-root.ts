export const PRODUCT_ROOT = 'product-plans';
