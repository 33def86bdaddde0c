import { z } from 'zod'
import { type Shelf, shelfSchema } from './model.ts'
import beauty from './products/beauty.json' with { type: 'json' }
import bone from './products/bone.json' with { type: 'json' }
import botanical from './products/botanical.json' with { type: 'json' }
import family from './products/family.json' with { type: 'json' }
import gut from './products/gut.json' with { type: 'json' }
import heart from './products/heart.json' with { type: 'json' }
import sleep from './products/sleep.json' with { type: 'json' }
import vitamin from './products/vitamin.json' with { type: 'json' }

/** All products by ground, in the order of the categories. Ids count up in this order. */
export const shelves: readonly Shelf[] = z
  .array(shelfSchema)
  .parse([vitamin, botanical, gut, bone, beauty, family, heart, sleep])
