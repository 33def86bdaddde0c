const textOf = (node) =>
  node.type === 'TemplateLiteral'
    ? node.quasis.map((part) => part.value.raw).join('')
    : node.type === 'Literal' && typeof node.value === 'string'
      ? node.value
      : ''
const isHoverMedia = (property) =>
  property.computed && property.key.object?.name === 'media' && property.key.property?.name === 'hover'

/** On a touch screen `:hover` stays after the tap: what is hovered is styled inside `[media.hover]`. */
export const hoverMedia = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Put :hover inside [media.hover]: on touch screens it stays after the tap.',
      })
    return {
      Property(node) {
        if (!textOf(node.key).includes(':hover')) return
        let above = node.parent
        while (above && !(above.type === 'Property' && isHoverMedia(above))) above = above.parent
        if (!above) report(node)
      },
      CallExpression(node) {
        const [selector, rules] = node.arguments
        if (node.callee.name !== 'globalStyle' || !selector || !textOf(selector).includes(':hover')) return
        // The one rule of the style is `@media`, and in it the one condition is that the device hovers.
        const media = rules.properties?.find(({ key }) => key?.value === '@media')
        const isGuarded = rules.properties?.length === 1 && media?.value.properties?.every(isHoverMedia)
        if (!isGuarded) report(node)
      },
    }
  },
}
