export function announce({ providerUrl, merchantUrl }) {
  process.stdout.write(`
Kadam runs.
  Demo hub         ${merchantUrl}/
  Product page     ${merchantUrl}/product
  React shop       ${merchantUrl}/react-shop
  Store till       ${merchantUrl}/pos
  Telesales desk   ${merchantUrl}/telesales
  Sandbox phone    ${providerUrl}/sandbox/phone
  API description  ${providerUrl}/openapi.json
Stop with Ctrl-C.
`);
}
