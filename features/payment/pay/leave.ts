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

/** Goes there by POST, with a form that submits itself. Other origins than ours have to be listed in `PAYMENT_ORIGINS`. */
export function leaveWithForm(address: string, fields: Readonly<Record<string, string>>): void {
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
  form.submit()
}
