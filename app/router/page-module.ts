/**
 * Name of a page's module in its route: without its folder and in camel case, like the page's address.
 * `app/pages/checkout/order-success.tsx` is `app/pages/*\/orderSuccess.tsx`. Other files keep their name.
 */
export const pageModule = (file: string): string =>
  file.replace(
    /^app\/pages\/[^/]+\/(.+)$/,
    (_, name: string) =>
      `app/pages/*/${name.replace(/-(\w)/g, (__, letter: string) => letter.toUpperCase())}`,
  )
