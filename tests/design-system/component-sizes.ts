import { existsSync, readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Bytes of a component's script, minified and compressed with brotli. */
export interface ComponentSize {
  readonly name: string
  /** What the component itself brings, with the components it is made of. */
  readonly own: number
  /** The same with its packages (react-aria and others), but for React and the messages' runtime, which a page has anyway. */
  readonly whole: number
}

const compress = promisify(brotliCompress)
const present = /^(react|react-dom|react-intl)(\/|$)/
const isPackage = /^[@a-z]/

async function weigh(input: string, external: RegExp): Promise<number> {
  const bundle = await rolldown({ input, external, platform: 'browser', logLevel: 'silent', transform: { define: { 'process.env.NODE_ENV': '"production"' } } })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: true })
  const sizes = await Promise.all(output.map(async (part) => (part.type === 'chunk' && !part.isDynamicEntry ? (await compress(part.code, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })).length : 0)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Weighs every component of the built package, one at a time. */
export async function componentSizes(root = 'dist/design-system'): Promise<ComponentSize[]> {
  const names = readdirSync(`${root}/components`).filter((name) => existsSync(`${root}/components/${name}/index.js`))
  const sizes: ComponentSize[] = []
  for (const name of names) {
    const input = `${root}/components/${name}/index.js`
    sizes.push({ name, own: await weigh(input, isPackage), whole: await weigh(input, present) })
  }
  return sizes
}

if (import.meta.main) {
  for (const { name, own, whole } of (await componentSizes()).toSorted((a, b) => b.whole - a.whole)) console.log(`${name.padEnd(20)} ${(own / 1024).toFixed(1).padStart(6)} KiB own ${(whole / 1024).toFixed(1).padStart(7)} KiB whole`)
}
