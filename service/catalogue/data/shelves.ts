import { beauty } from './beauty.ts'
import { bone } from './bone.ts'
import { botanical } from './botanical.ts'
import { family } from './family.ts'
import { gut } from './gut.ts'
import { heart } from './heart.ts'
import type { Shelf } from './model.ts'
import { sleep } from './sleep.ts'
import { vitamin } from './vitamin.ts'

/** Every shelf of the shop, in the order of its categories. */
export const shelves: readonly Shelf[] = [vitamin, botanical, gut, bone, beauty, family, heart, sleep]
