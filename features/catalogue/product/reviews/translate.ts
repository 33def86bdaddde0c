import type { LanguageTag } from '#domain/store/languages.ts'

interface Translator {
  translate: (text: string) => Promise<string>
  destroy: () => void
}
interface TranslatorApi {
  create: (options: {
    sourceLanguage: string
    targetLanguage: string
    signal: AbortSignal
    monitor: (progress: EventTarget) => void
  }) => Promise<Translator>
}

/** How long the browser may do nothing: some promise a translator that never comes. */
const PATIENCE_MS = 8_000

/** Tags of the Translator API, which names Chinese by its script. */
const tags: Partial<Record<LanguageTag, string>> = { 'zh-CN': 'zh', 'zh-HK': 'zh-Hant' }

/** A signal that aborts after `PATIENCE_MS` without a `heard()`, and the promise that fails with it. */
function patience() {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => {
    controller.abort()
  }
  let timer = setTimeout(abort, PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
  }
  return {
    signal,
    stop,
    heard: () => {
      stop()
      timer = setTimeout(abort, PATIENCE_MS)
    },
    silence: new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('The browser does not translate.'))
      })
    }),
  }
}

/**
 * Translates a text on the device with the browser's Translator API, which may first have to load the pair of
 * languages. Call it from a press: the API asks for one.
 * @throws if the browser does not know the pair, could not load it, or does nothing for `PATIENCE_MS`
 */
export async function translate(text: string, from: LanguageTag, to: LanguageTag): Promise<string> {
  const { Translator: api } = globalThis as unknown as { Translator: TranslatorApi }
  const { signal, heard, stop, silence } = patience()
  try {
    const coming = api.create({
      sourceLanguage: tags[from] ?? from,
      targetLanguage: tags[to] ?? to,
      signal,
      monitor: (progress) => {
        progress.addEventListener('downloadprogress', heard)
      },
    })
    const translator = await Promise.race([coming, silence])
    heard()
    try {
      return await Promise.race([translator.translate(text), silence])
    } finally {
      translator.destroy()
    }
  } finally {
    stop()
  }
}
