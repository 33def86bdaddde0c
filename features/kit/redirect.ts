/**
 * Where a person goes after signing in: a path of this site, or `fallback`.
 * Anything that a browser could read as another origin (`//host`, `/\host`, control characters, a scheme) is refused.
 */
export function safeRedirect(target: string | null | undefined, fallback: string): string {
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line breaks inside an address before reading it
  if (!target || !target.startsWith('/') || /^\/[/\\]|[\u0000-\u001f\\]/.test(target)) return fallback
  try {
    const base = 'http://here.invalid'
    const url = new URL(target, base)
    return url.origin === base ? url.pathname + url.search + url.hash : fallback
  } catch { return fallback }
}

/** The address of a sign-in screen that comes back to `target` (path and query). */
export const redirectTo = (screen: string, target: string): string => `${screen}?redirect=${encodeURIComponent(target)}`
