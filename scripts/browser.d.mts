/** Flags for a Chromium that makes no connection of its own and draws the same on every host. */
export const launchArgs: string[]
/** The path of an installed browser; undefined lets Playwright use its own. */
export function browserPath(): string | undefined
/** Installs the browser and the fonts that pictures need, where they are missing. */
export function ensureBrowser(): string | undefined
