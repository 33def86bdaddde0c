import type { TestService } from '../../../tests/harness/service.ts'
import { parseCall, refusalText, runCall } from './run-command.ts'

/** What a command printed; for one that could not be carried out, what was wrong. */
export interface Typed {
  readonly lines: readonly string[]
  readonly refusal: string | undefined
}

/** Types a command as the shop's staff do: words are separated by spaces, an argument with spaces is one element of `args`. */
export async function typeCommand(service: TestService, ...args: string[]): Promise<Typed> {
  const lines: string[] = []
  const words = args.length === 1 ? args[0]!.split(' ') : args
  try {
    const call = parseCall([...words, '--as', 'Ada'])
    if (!call) throw new Error('help was asked for')
    const { services } = service
    await runCall(call, {
      services,
      now: await services.ports.clock(),
      print: (line) => void lines.push(line),
    })
    return { lines, refusal: undefined }
  } catch (error) {
    const refusal = refusalText(error)
    if (refusal === undefined) throw error
    return { lines, refusal }
  }
}
