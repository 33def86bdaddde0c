import { readFileSync } from 'node:fs'
import { StartError } from '#service/start-error.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Name of the variable that holds the path of a secret's file: `DATABASE_URL_FILE`. */
export const fileNameOf = (secret: string): string => `${secret}_FILE`

function readSecret(secret: string, path: string): string {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch (error) {
    const reason = String(Reflect.get(Object(error), 'code') ?? 'no reason given')
    throw new StartError(`The file ${path} of the setting ${fileNameOf(secret)} cannot be read (${reason}).`)
  }
  const value = content.replace(/\r?\n$/, '')
  if (!value) throw new StartError(`The file ${path} of the setting ${fileNameOf(secret)} is empty.`)
  return value
}

/**
 * Reads secrets from files, as Docker and Kubernetes provide them: `NAME_FILE` is the path of a file whose content,
 * without its last newline, is the value of `NAME`. Empty variables count as absent.
 * @returns the secrets that come from a file, by name
 * @throws StartError with one sentence if a file cannot be read or is empty, or if a secret is given twice
 */
export const secretsFromFiles = (secrets: readonly string[], env: Environment): Record<string, string> =>
  Object.fromEntries(
    secrets.flatMap((secret) => {
      const path = env[fileNameOf(secret)]
      if (!path) return []
      if (env[secret])
        throw new StartError(
          `The settings ${secret} and ${fileNameOf(secret)} are both set: remove one of them.`,
        )
      return [[secret, readSecret(secret, path)]]
    }),
  )
