/** A provider's address. Only web addresses: anything else in an answer is a fault of the service. */
function webAddress(address: string): URL {
  const url = new URL(address, location.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('Not a web address')
  return url
}

/** Goes to a provider's page, with the fields it wants as query parameters. */
export function leaveFor(address: string, fields: Readonly<Record<string, string>> = {}): void {
  const url = webAddress(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  location.assign(url.href)
}

/** Time within which the browser reports a form that the page's policy does not let go, in milliseconds. */
const REPORT_MS = 1_000

/** Whether the page's policy stops a form that `submit` sends. Browsers say it in an event alone, and stay on the page. */
async function isStopped(submit: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const heard = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'form-action') end(true)
    }
    const end = (stopped: boolean) => {
      document.removeEventListener('securitypolicyviolation', heard)
      resolve(stopped)
    }
    document.addEventListener('securitypolicyviolation', heard)
    setTimeout(end, REPORT_MS, false)
    submit()
  })
}

/**
 * Goes there by POST, with a form that submits itself. Other origins than ours have to be listed in `PAYMENT_ORIGINS`.
 * @returns false if the origin is not, and this page stays
 */
export async function leaveWithForm(
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<boolean> {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = webAddress(address).href
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  const stopped = await isStopped(() => {
    form.submit()
  })
  if (stopped) form.remove()
  return !stopped
}
