import type { ShippedPackage } from './packages.ts'

/** Address of a package by the purl specification: `pkg:npm/%40scope/name@1.0.0`. */
const purl = ({ name, version }: ShippedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`

const licensesOf = ({ identifier }: ShippedPackage) =>
  identifier === undefined
    ? []
    : [/^see /i.test(identifier) ? { license: { name: identifier } } : { expression: identifier }]

/** What the shop is made of, as a CycloneDX 1.6 document (https://cyclonedx.org/docs/1.6/json/). */
export const billOfMaterials = (
  shop: { readonly name: string; readonly version: string },
  packages: readonly ShippedPackage[],
) => ({
  $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': shop.name, ...shop } },
  components: packages.map((one) => ({
    type: 'library',
    'bom-ref': purl(one),
    name: one.name,
    version: one.version,
    purl: purl(one),
    licenses: licensesOf(one),
  })),
})

const RULE = '-'.repeat(72)

/** The licences of all packages as one text, which the licences ask for wherever copies go. */
export const licenceNotices = (packages: readonly ShippedPackage[]): string =>
  [
    'Jadeleaf contains software of others, under these licences.',
    ...packages.map(
      ({ name, version, identifier, text }) =>
        `${name} ${version}${identifier ? ` (${identifier})` : ''}\n\n${text ?? 'Its package has no text of the licence.'}`,
    ),
  ].join(`\n\n${RULE}\n\n`) + '\n'
