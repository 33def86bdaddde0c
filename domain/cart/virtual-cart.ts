/**
 * Whether a cart has nothing to deliver: all its lines are virtual products, such as memberships. It needs no address
 * and no delivery method, and its checkout begins with payment (C-2.8, A-148).
 * @param lines with Magento's product type; a line without one counts as goods. An empty cart is not virtual.
 */
export const isVirtualCart = (lines: readonly { readonly product_type?: string | undefined }[]): boolean =>
  lines.length > 0 && lines.every(({ product_type: type }) => type === 'virtual')
