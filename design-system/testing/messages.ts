import englishMessages from '#locales/design-system/en.json' with { type: 'json' }
import thaiMessages from '#locales/design-system/th.json' with { type: 'json' }

/** All messages of the design system. */
export { englishMessages, thaiMessages }
