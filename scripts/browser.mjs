// The Chromium that tests and benchmarks drive: BROWSER_PATH, an installed one, or (as root on Debian) one from apt.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export const launchArgs = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** The path of an installed browser, or undefined: Playwright's own is then tried. */
export const browserPath = () => [process.env.BROWSER_PATH, ...places].find((path) => path && existsSync(path))

const debianPackages = ['chromium', 'fonts-noto-cjk', 'fonts-noto-core', 'fonts-thai-tlwg']

/** Installs the browser and the fonts that pictures need, where they are missing. */
export function ensureBrowser() {
  if (browserPath()) return browserPath()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages], { stdio: ['ignore', 'ignore', 'inherit'], env })
  } else {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  }
  return browserPath()
}

if (import.meta.main) console.log(ensureBrowser() ?? 'Playwright\'s own Chromium')
