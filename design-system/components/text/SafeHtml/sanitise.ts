/** The subset of the Trusted Types API we use; TypeScript's DOM library does not have it yet. */
interface Policy {
  createHTML: (html: string) => unknown
  createScriptURL: (url: string) => unknown
}
interface Factory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ) => Policy
}

type Sanitise = (html: string) => string | TrustedHTML

let loading: Promise<Sanitise> | undefined
let loaded: Sanitise | undefined

async function load() {
  const { default: DOMPurify } = await import('dompurify')
  // The one policy the page's CSP names. Only DOMPurify below holds it, so nothing unsanitised can pass.
  const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('jadeleaf-html', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('Content from outside never loads a script.')
    },
  })
  const settings = {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style'],
  }
  return (html: string) =>
    policy
      ? DOMPurify.sanitize(html, {
          ...settings,
          TRUSTED_TYPES_POLICY: policy as never,
          RETURN_TRUSTED_TYPE: true,
        })
      : DOMPurify.sanitize(html, settings)
}

/** Loads the sanitiser once; it is only needed when HTML arrives after the first page. */
export const sanitiser = () =>
  (loading ??= load().then(
    (sanitise) => (loaded = sanitise),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))

/** The sanitiser if it has been loaded. */
export const loadedSanitiser = () => loaded
