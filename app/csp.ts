import { createHash } from 'node:crypto'

/** A hash source of a policy: `'sha256-…'`. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/*
 * The only style attributes in server HTML are those of react-aria's VisuallyHidden and of the native select it hides.
 * Their exact text is allowed by hash; a browser test fails on any other.
 */
const hidden = 'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:'
const styleAttributes = [`${hidden}absolute;width:1px;white-space:nowrap`, `${hidden}fixed;width:1px;white-space:nowrap;top:0;left:0`].map(hashSource).join(' ')

/** Name of the one policy that may make HTML from a string: the design system's SafeHtml. */
export const trustedTypesPolicy = 'jadeleaf-html'

/**
 * Content-Security-Policy of a page. `script` and `style` are the sources of this response: a nonce, or hashes for a page that is the same for everyone.
 * @param reports origin of where errors are reported, if they are
 */
export const policy = (script: string, style: string, reports?: string): string => [
  "default-src 'none'",
  `script-src ${script}`,
  `style-src 'self' ${style}`,
  `style-src-attr 'unsafe-hashes' ${styleAttributes}`,
  "img-src 'self' data:",
  "font-src 'self'",
  `connect-src 'self'${reports === undefined ? '' : ` ${reports}`}`,
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${trustedTypesPolicy}`,
].join('; ')

/** Every page response: scripts only with this response's nonce, or whatever such a script loads. */
export const noncePolicy = (nonce: string, reports?: string): string => policy(`'nonce-${nonce}' 'strict-dynamic'`, `'nonce-${nonce}'`, reports)

/**
 * A page that is kept byte for byte cannot carry a nonce: the loader and the styles are allowed by hash, modules by address.
 * ('strict-dynamic' together with a hash would block `import()`.) Nothing that people upload is ever served under /assets/.
 */
export const hashPolicy = (origin: string, loader: string, style: string, reports?: string): string => policy(`${hashSource(loader)} ${origin}/assets/`, hashSource(style), reports)

/** Headers of every HTML response. */
export const pageHeaders = (contentSecurityPolicy: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // the language is in a cookie, so a shared cache must not keep pages; `no-store` would forbid the back-forward cache
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Encoding, Sec-CH-UA-Mobile, User-Agent',
})
