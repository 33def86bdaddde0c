import { readProduct, type ProductView } from '#domain/catalogue/product-view.ts'
import { membershipSkus } from '#domain/catalogue/membership-skus.ts'
import { listAssociateBundles, listAssociateRenewBundles } from '#domain/membership/api.ts'
import { callLanguage } from '#features/kit/call.ts'
import { handledQuery } from '#features/kit/query.ts'
import { readFailure } from '#features/kit/read-failure.ts'
import { useProfileFailure, useSession } from '#features/kit/session.ts'
import { useQuery } from '@tanstack/react-query'
import { BundlesView, type BundlesPageProps } from './BundlesView.tsx'

/** Reads a list for the caller's group, once the profile has said which that is. */
function useBundles(endpoint: typeof listAssociateBundles) {
  const { customer, group } = useSession()
  const read = useQuery({
    ...handledQuery(endpoint, { query: { languageCode: callLanguage(), customerGroup: group } }),
    enabled: customer !== null,
  })
  const products = read.data?.items.map(readProduct)
  const isMembership = ({ sku }: ProductView) => membershipSkus.includes(sku)
  return {
    group,
    membership: products?.find(isMembership),
    bundles: products?.filter((product) => !isMembership(product)),
    failure: useProfileFailure() ?? readFailure(read),
  }
}

/** /associate-bundles: joining, with the bundles that waive the fee. */
export const AssociateBundlesPage = (props: BundlesPageProps) => (
  <BundlesView kind="join" {...useBundles(listAssociateBundles)} {...props} />
)

/** /associate-renew-bundles: renewing, with the bundles that go with it. */
export const RenewBundlesPage = (props: BundlesPageProps) => (
  <BundlesView kind="renew" {...useBundles(listAssociateRenewBundles)} {...props} />
)
