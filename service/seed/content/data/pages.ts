import { z } from 'zod'
import { type PageSeed, pageSchema } from './model.ts'
import accessibility from './pages/accessibility.json' with { type: 'json' }
import aboutUs from './pages/about-us.json' with { type: 'json' }
import associateOffer from './pages/associate-offer.json' with { type: 'json' }
import contact from './pages/contact.json' with { type: 'json' }
import delivery from './pages/delivery.json' with { type: 'json' }
import legal from './pages/legal.json' with { type: 'json' }
import privacy from './pages/privacy.json' with { type: 'json' }
import returns from './pages/returns.json' with { type: 'json' }
import terms from './pages/terms-conditions.json' with { type: 'json' }

/** Every content page: `/page/<identifier>` or `/page/<id>`; the terms are at /terms-conditions as well. */
export const pages: readonly PageSeed[] = z
  .array(pageSchema)
  .parse([aboutUs, accessibility, associateOffer, contact, delivery, legal, privacy, returns, terms])
  .toSorted((a, b) => a.id - b.id)
