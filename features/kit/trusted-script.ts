interface ScriptPolicy {
  createScriptURL: (url: string) => string
}
interface PolicyFactory {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy
}

let policy: ScriptPolicy | undefined

/** Where the build's scripts stand: nothing that a person or the service wrote does. In development they stand anywhere. */
const builtScript = import.meta.env.PROD ? /^\/(?:assets\/[\w.-]+|worker)\.js$/ : /^/

const isOwnScript = (address: string): boolean => {
  const { origin, pathname } = new URL(address, location.href)
  return origin === location.origin && builtScript.test(pathname)
}

/**
 * The address of a worker's script in the form that Trusted Types ask for. The page's policy allows one name for it.
 * @throws TypeError for an address that is not a script of the build
 */
export function trustedScript(address: string): string {
  policy ??= (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('jadeleaf-worker', {
    createScriptURL: (url) => {
      if (!isOwnScript(url)) throw new TypeError('Not a script of this build')
      return url
    },
  })
  return policy ? policy.createScriptURL(address) : address
}
