import type { PackagePatch } from './patch.ts'

/**
 * react-aria, @formatjs/intl and intl-messageformat ask `Intl` whether the browser knows a locale, and which way it is
 * written. The shop's six languages are known to every browser it supports and run from left to right; the provider always
 * names one of them. The first such question loads the tables of all languages.
 *
 * Saves about 80 ms of main-thread time at the first load on a slow phone (docs/decisions/0005-what-a-first-visit-loads.md).
 * Goes when the libraries ask only for a locale that is not given, or when a language is added that is written from right to left.
 */
export const localePatches: readonly PackagePatch[] = [
  {
    file: /react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs/,
    find: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/,
    replacement: '',
    matches: 1,
  },
  {
    file: /react-aria\/dist\/private\/i18n\/utils\.mjs/,
    find: /if \(Intl\.Locale\)/,
    replacement: 'if (false)',
    matches: 1,
  },
  {
    file: /@formatjs\/intl\/index\.js/,
    find: /else if \(!Intl\.NumberFormat\.supportedLocalesOf\(locale\)\.length[\s\S]*?(?=verifyConfigMessages\(resolvedConfig\))/,
    replacement: '',
    matches: 1,
  },
  {
    file: /intl-messageformat\/index\.js/,
    find: /Intl\.NumberFormat\.supportedLocalesOf\(locales\)/,
    replacement: '[].concat(locales)',
    matches: 1,
  },
]
