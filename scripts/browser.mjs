// The Chromium that tests and benchmarks drive: BROWSER_PATH, an installed one, or (as root on Debian) one from apt.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const launchArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

// The shell draws what the whole browser draws without its windows, and takes a third less time.
const shell = '/usr/bin/chromium-headless-shell'
const places = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of an installed browser, or undefined: Playwright's own is then tried. */
export const browserPath = () =>
  [process.env.BROWSER_PATH, ...places].find((path) => path && existsSync(path))

// the last two stand in for Inter, as Arial and Roboto do on people's devices
const fonts = [
  'fonts-noto-cjk',
  'fonts-noto-core',
  'fonts-thai-tlwg',
  'fonts-liberation',
  'fonts-roboto-unhinted',
]
const lastFont = '/usr/share/fonts/truetype/roboto'
// makes the certificate of the journey behind a TLS proxy
const tools = ['openssl']

function install(...packages) {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  execFileSync('apt-get', ['update', '-qq'], options)
  execFileSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages, ...fonts, ...tools],
    options,
  )
}

/** Installs the browser and the fonts that pages need, where they are missing. */
export function ensureBrowser() {
  if (process.env.BROWSER_PATH || (existsSync(shell) && existsSync(lastFont))) return browserPath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      install('chromium-headless-shell')
    } catch {
      // Not every Debian has the shell by itself.
      if (!browserPath()) install('chromium')
    }
  } else if (!browserPath()) {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  return browserPath()
}

if (import.meta.main) console.log(ensureBrowser() ?? "Playwright's own Chromium")
