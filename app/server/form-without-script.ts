import type { PageAssets } from './assets.ts'

/** Whether a browser sends a form by itself: how it encodes the fields of `<form method="post">`. */
export const isForm = ({ method, headers }: Request): boolean =>
  method === 'POST' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers.get('content-type') ?? '')

/** Headers of the answer: nobody keeps it, and other sites do not learn its address. */
export const refusalHeaders: Readonly<Record<string, string>> = {
  allow: 'GET, HEAD',
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
}

/** The answer stays as it is sent: with a script it would become the page that the form stands in. */
export const withoutScript = (assets: PageAssets): PageAssets => ({ ...assets, loader: '' })
