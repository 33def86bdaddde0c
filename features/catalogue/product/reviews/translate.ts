import type { LanguageTag } from '#domain/store/languages.ts'

interface Translator {
  translate: (text: string) => Promise<string>
  destroy: () => void
}
interface TranslatorApi {
  create: (options: { sourceLanguage: string; targetLanguage: string }) => Promise<Translator>
}

/** Tags of the Translator API, which names Chinese by its script. */
const tags: Partial<Record<LanguageTag, string>> = { 'zh-CN': 'zh', 'zh-HK': 'zh-Hant' }

/**
 * Translates a text on the device with the browser's Translator API, which may first have to load the pair of
 * languages. Call it from a press: the API asks for one.
 * @throws if the browser does not know the pair or could not load it
 */
export async function translate(text: string, from: LanguageTag, to: LanguageTag): Promise<string> {
  const { Translator: api } = globalThis as unknown as { Translator: TranslatorApi }
  const translator = await api.create({
    sourceLanguage: tags[from] ?? from,
    targetLanguage: tags[to] ?? to,
  })
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy()
  }
}
