import { createHash } from 'node:crypto'
import { cacheHeaders, type Keeper } from './keeping/cache-headers.ts'

/** A hash source of a policy: `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/*
 * The only style attributes in server HTML are those of react-aria's VisuallyHidden and of the native select it hides.
 * Their exact text is allowed by hash; a browser test fails on any other.
 */
const hidden =
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:'
const styleAttributes = [
  `${hidden}absolute;width:1px;white-space:nowrap`,
  `${hidden}fixed;width:1px;white-space:nowrap;top:0;left:0`,
]
  .map(hashSource)
  .join(' ')

/** Policies that may turn a string into code: HTML in the design system's SafeHtml, the address of the captcha's worker. */
const trustedTypesPolicies = 'jadeleaf-html jadeleaf-worker'

/** Other origins that a page may talk to. */
export interface OtherOrigins {
  /** Where errors are reported, if they are. */
  readonly reports?: string | undefined
  /** Where visits are counted, if they are. */
  readonly analytics?: string | undefined
  /** Payment pages that take a form. */
  readonly payments?: readonly string[] | undefined
}

/** Content-Security-Policy of a page. `script` and `style` are the sources of this response: a nonce, or hashes for a page that is the same for everyone. */
const policy = (
  script: string,
  style: string,
  { reports, analytics, payments = [] }: OtherOrigins = {},
): string =>
  [
    "default-src 'none'",
    `script-src ${script}`,
    "worker-src 'self'",
    `style-src 'self' ${style}`,
    `style-src-attr 'unsafe-hashes' ${styleAttributes}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", reports, analytics].filter((source) => source !== undefined).join(' '),
    "manifest-src 'self'",
    ["form-action 'self'", ...payments].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ')

/** Every page response: scripts only with this response's nonce, or whatever such a script loads. */
export const noncePolicy = (nonce: string, others?: OtherOrigins): string =>
  policy(`'nonce-${nonce}' 'strict-dynamic'`, `'nonce-${nonce}'`, others)

/**
 * A page that is kept byte for byte cannot carry a nonce: the loader and the styles are allowed by hash, modules as `'self'`.
 * ('strict-dynamic' together with a hash would block `import()`.) An address instead of `'self'` would have to be the one that
 * the browser sees, which a server behind a proxy does not know for sure: one wrong letter of it blocks every script.
 * What `'self'` allows beside /assets/ is no script: all other answers carry `nosniff` and a type that is none.
 */
export const hashPolicy = (loader: string, style: string, others?: OtherOrigins): string =>
  policy(`${hashSource(loader)} 'self'`, hashSource(style), others)

/**
 * Headers of every HTML response.
 * @param isListed search engines may list the page
 * @param keeper who may keep it
 * @param keys what it shows, for caches outside that are told of changes
 * @param retryAfter seconds, for a page that the service did not give the data of
 */
export const pageHeaders = (
  contentSecurityPolicy: string,
  {
    isListed,
    keeper,
    keys,
    retryAfter,
  }: { isListed: boolean; keeper: Keeper; keys?: string; retryAfter?: number | undefined },
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  ...cacheHeaders[keeper],
  ...(keeper === 'everybody' && keys ? { 'surrogate-key': keys } : {}),
  ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  ...(isListed ? {} : { 'x-robots-tag': 'noindex' }),
})
