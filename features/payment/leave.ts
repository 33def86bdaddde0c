/** Goes to a provider's page. Only web addresses: anything else in an answer is a fault of the service. */
export function leaveFor(address: string): void {
  const url = new URL(address, location.origin)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('Not a web address')
  location.assign(url.href)
}

/** Goes there with the fields the provider wants, as a form that submits itself. */
export function leaveWithForm(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form')
  form.method = 'POST'
  form.action = new URL(address, location.origin).href
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
