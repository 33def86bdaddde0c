import { paths } from '#domain/store/paths.ts'
import { Button } from '#design-system/actions/Button'
import { CartLine } from '#design-system/commerce/CartLine'
import { Checkbox } from '#design-system/fields/Checkbox'
import { LinkButton } from '#design-system/actions/LinkButton'
import { StockNote } from '#design-system/commerce/StockNote'
import { VisuallyHidden } from '#design-system/text/VisuallyHidden'
import { useIntl } from 'react-intl'
import { movable, type FavouriteView } from './favourite-view.ts'

export interface FavouriteRowProps {
  favourite: FavouriteView
  isChosen: boolean
  /** It is being moved or removed. */
  isBusy: boolean
  onChoose: (isChosen: boolean) => void
  onMove: () => void
  onRemove: () => void
}

/** One favourite: its price today and the next step, which is the cart, its page or a message when it is back. */
export function FavouriteRow({ favourite, isChosen, isBusy, onChoose, onMove, onRemove }: FavouriteRowProps) {
  const intl = useIntl()
  const { product } = favourite
  const href = paths.product(product.sku)
  const { name } = product
  const way = movable(favourite)
  const next = {
    ready: (
      <Button
        variant="tint"
        size="sm"
        isPending={isBusy}
        onPress={onMove}
        aria-label={intl.formatMessage({ id: 'favourites.moveOf' }, { name })}
      >
        {intl.formatMessage({ id: 'favourites.move' })}
      </Button>
    ),
    needsChoice: (
      <LinkButton
        variant="tint"
        size="sm"
        href={href}
        label={intl.formatMessage({ id: 'favourites.chooseOf' }, { name })}
      >
        {intl.formatMessage({ id: 'favourites.choose' })}
      </LinkButton>
    ),
    outOfStock: (
      <LinkButton
        variant="text"
        size="sm"
        icon="bell"
        href={`${href}#stock`}
        label={intl.formatMessage({ id: 'favourites.remindOf' }, { name })}
      >
        {intl.formatMessage({ id: 'favourites.remind' })}
      </LinkButton>
    ),
  }
  return (
    <CartLine
      name={name}
      href={href}
      image={{ src: product.images[0]?.src ?? '', ground: product.ground }}
      options={product.sizeLabel || undefined}
      note={
        product.stock === 'in' ? undefined : (
          <StockNote state={product.stock}>
            {product.stock === 'out'
              ? intl.formatMessage({ id: 'catalogue.stock.out' })
              : intl.formatMessage({ id: 'catalogue.stock.low' }, { n: product.salable ?? 0 })}
          </StockNote>
        )
      }
      total={product.finalMinor}
      isFrom={product.hasFromPrice}
      was={product.priceMinor > product.finalMinor ? product.priceMinor : undefined}
      actions={next[way.kind]}
      onRemove={onRemove}
      isRemoving={isBusy}
      lead={
        <Checkbox isSelected={isChosen} onChange={onChoose}>
          <VisuallyHidden>{intl.formatMessage({ id: 'favourites.choose.one' }, { name })}</VisuallyHidden>
        </Checkbox>
      }
    />
  )
}
