import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from 'playwright'
import { build, type InlineConfig } from 'vite'
import { browserPath, launchArgs } from '../../scripts/browser.mjs'

/** Another product that installs the design system. */
export const consumer = 'test-results/consumer'
export const installed = `${consumer}/node_modules/@jadeleaf/design-system`

export const html = (title: string, script: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><body><script type="module" src="./${script}"></script></body></html>`

/** Builds and packs the design system, and unpacks it where npm would put it. */
export function packAndInstall(): void {
  rmSync(consumer, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  execFileSync('node', ['scripts/build-design-system.mjs'], { stdio: 'pipe' })
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', './dist/design-system', '--json', '--pack-destination', consumer], {
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString(),
  ) as [{ filename: string }]
  execFileSync('tar', ['-xzf', join(consumer, filename), '-C', installed, '--strip-components=1'])
}

/** The first screen of the packed README, as it stands there. */
export function readmeScreen(): string {
  const [, screen] =
    /^## First screen\n+```tsx\n([\s\S]*?)^```$/m.exec(readFileSync(`${installed}/README.md`, 'utf8')) ?? []
  if (!screen) throw new Error('the README has no first screen')
  return screen
}

/** The oldest React that the package accepts, in place of ours. */
export const lowestReact: InlineConfig['resolve'] = {
  alias: {
    'react-dom': resolve('node_modules/react-dom-lowest'),
    react: resolve('node_modules/react-lowest'),
  },
}

/** Builds an application in a folder of the consumer, as an ordinary Vite product does. */
export async function buildApp(root: string, more: InlineConfig['resolve'] = {}) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: more,
    build: { outDir: 'out', emptyOutDir: true },
  })
  return 'output' in built ? built.output : []
}

const types: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/** Opens a built application in Chromium and returns what its console complained about. */
export async function open(root: string, look: (page: Page) => Promise<void>): Promise<string[]> {
  const path = browserPath()
  const browser = await chromium.launch({ args: launchArgs, ...(path && { executablePath: path }) })
  try {
    const page = await browser.newPage({ colorScheme: 'dark' })
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url())
      const file = join(root, 'out', pathname === '/' ? 'index.html' : pathname)
      if (!existsSync(file)) return route.fulfill({ status: 204 })
      return route.fulfill({
        body: readFileSync(file),
        contentType: types[file.split('.').at(-1) ?? ''] ?? '',
      })
    })
    await page.goto('http://consumer.test/')
    await look(page)
    return complaints
  } finally {
    await browser.close()
  }
}

/** Type-checks one file of the consumer with the strict options of this project. */
export function typeCheck(file: string): void {
  writeFileSync(
    `${consumer}/tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { types: ['vite/client'] },
      include: [],
      files: [file],
    }),
  )
  execFileSync('tsc', ['-p', `${consumer}/tsconfig.json`], { stdio: 'pipe' })
}
