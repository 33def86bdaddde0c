import { useNotifications } from '#design-system/feedback/NotificationStack'
import { faultNotice, faultText } from '#features/kit/service-fault.ts'
import { useIntl } from 'react-intl'

/** What is told about the favourites: each a notice. */
export function useNotices() {
  const intl = useIntl()
  const { enqueue } = useNotifications()
  return {
    failed: (error: unknown): void => {
      enqueue(faultNotice(error, faultText(intl, error, 'favourites.error.generic')))
    },
    /** @param n number of favourites that were removed */
    removed: (n: number, onUndo: () => void): void => {
      enqueue({
        message: intl.formatMessage({ id: 'favourites.removed' }, { n }),
        action: { label: intl.formatMessage({ id: 'favourites.undo' }), onAction: onUndo },
      })
    },
    outOfStock: (): void => {
      enqueue({ message: intl.formatMessage({ id: 'favourites.outOfStock' }), variant: 'error' })
    },
    /** @param names of the products that need a choice on their page first */
    chooseFirst: (names: readonly string[]): void => {
      enqueue({
        message: intl.formatMessage(
          { id: 'favourites.chooseFirst' },
          { names: intl.formatList(names, { type: 'conjunction' }) },
        ),
        variant: 'info',
      })
    },
    /** @param n number of favourites that went into the cart */
    moved: (n: number, onShowCart: () => void): void => {
      enqueue({
        message: intl.formatMessage({ id: 'favourites.moved' }, { n }),
        variant: 'success',
        action: { label: intl.formatMessage({ id: 'favourites.showCart' }), onAction: onShowCart },
      })
    },
  }
}

export type Notices = ReturnType<typeof useNotices>
