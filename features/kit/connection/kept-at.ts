/** Header of a copy: when it was made (ms since 1970). The service's own answers do not have it. */
export const KEPT_AT = 'x-kept-at'

/** Name of the `<meta>` in a kept document that says when it was kept (ms since 1970). */
export const KEPT_META = 'kept-at'
