import english from '#locales/design-system/en.json' with { type: 'json' }
import englishMore from '#locales/design-system-more/en.json' with { type: 'json' }
import englishProduct from '#locales/design-system-product/en.json' with { type: 'json' }
import englishUpload from '#locales/design-system-upload/en.json' with { type: 'json' }
import thai from '#locales/design-system/th.json' with { type: 'json' }
import thaiMore from '#locales/design-system-more/th.json' with { type: 'json' }
import thaiProduct from '#locales/design-system-product/th.json' with { type: 'json' }
import thaiUpload from '#locales/design-system-upload/th.json' with { type: 'json' }

/** All messages of the design system, which pages load in parts. */
export const englishMessages = { ...english, ...englishMore, ...englishProduct, ...englishUpload }
export const thaiMessages = { ...thai, ...thaiMore, ...thaiProduct, ...thaiUpload }
