/** Loads a catalogue in the language of the page. */
type WordLoader = (catalogue: string) => Promise<unknown>

let loadWords: WordLoader = () => Promise.resolve()

/** Sets how catalogues are loaded. Until then, as on the server, every message is there. */
export const setWordLoader = (load: WordLoader): void => {
  loadWords = load
}

/**
 * Loads a part of a page together with its words, which are a catalogue of their own: pages that may never show the part
 * do not load them. The build finds the part by this call (`scripts/words/`), so the name is written out here.
 */
export async function withWords<T>(catalogue: string, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadWords(catalogue)])
  return loaded
}
