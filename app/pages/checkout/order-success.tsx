import { getOrder } from '#domain/orders/api.ts'
import { handledQuery } from '#features/kit/query.ts'
import { OrderSuccessPage, successTitle } from '#features/payment'
import type { PageTitle } from '../../router/page.ts'

export const Page = OrderSuccessPage
export const title: PageTitle = ({ intl, params, read }) =>
  successTitle(intl, read(handledQuery(getOrder, { params: { id: Number(params['id']) } }))?.status)
