import { readFileSync } from 'node:fs'
import { projectFolder } from '../project-folder.ts'

let common: ReadonlySet<string> | undefined

const readList = (): ReadonlySet<string> =>
  new Set(
    readFileSync(new URL('service/auth/common-passwords.txt', projectFolder), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith('#')),
  )

/**
 * Whether a password is among the most common ones, ignoring case and width of letters (NIST SP 800-63B §3.1.1.2,
 * ASVS 6.2.4). The list names its source.
 */
export function isCommonPassword(password: string): boolean {
  common ??= readList()
  return common.has(password.normalize('NFKC').toLowerCase())
}
