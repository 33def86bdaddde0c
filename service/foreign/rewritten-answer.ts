/**
 * An answer with another JSON value; as it came where it is no JSON, which its reader refuses.
 * @param change makes the new value of the one that was sent
 */
export async function rewrittenAnswer(
  answer: Response,
  change: (value: unknown) => unknown,
): Promise<Response> {
  const text = await answer.text()
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(await tryChange(text, change), { status: answer.status, headers })
}

async function tryChange(text: string, change: (value: unknown) => unknown): Promise<string> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  return JSON.stringify(await change(value))
}
