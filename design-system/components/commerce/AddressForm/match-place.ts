import { hongKong, macaoParishes } from './place-names.ts'

/** Traditional forms that occur in place names, each followed by its simplified one. */
const pairs =
  '廣广東东蘇苏遼辽龍龙貴贵雲云陝陕甘甘肅肃寧宁內内慶庆灣湾門门黃黄觀观貢贡離离島岛義义蘭兰蓮莲縣县區区鎮镇鄉乡臺台國国瑪玛聖圣濟济風风順顺連连園园'
const simple = new Map(
  Array.from(pairs).flatMap((character, index, all) =>
    index % 2 === 0 ? [[character, all[index + 1] ?? character] as const] : [],
  ),
)
const suffix =
  /(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|自治州|自治县|新区|地区|省|市|区|县|州|盟|旗|乡|镇| district| city| county| province| region)$/

/** Normalizes a place name's script and case and drops text in brackets: 嘉模堂區（氹仔）. */
const plain = (name: string) =>
  Array.from(name.normalize('NFKC').trim().toLowerCase(), (character) => simple.get(character) ?? character)
    .join('')
    .replace(/\(.*\)$/, '')
    .trim()

/** Removes the suffix of a place name. */
function bare(name: string): string {
  const text = plain(name)
  const stem = text.replace(suffix, '')
  // Without its suffix, 南区 would be a single character that starts many names.
  return Array.from(stem).length > 1 ? stem : text
}

const joinedUp = (name: string) => name.replace(/[\s.-]/g, '')
/** Maps each name of a place known under several to the first. */
const firstNames = new Map(
  [...hongKong.flatMap(({ names, districts }) => [names, ...districts]), ...macaoParishes].flatMap((names) =>
    names.map((name) => [joinedUp(plain(name)), bare(names[0] ?? name)] as const),
  ),
)
/** Looks up the whole name (Kowloon City), then the name without suffix (沙田區). */
const canonical = (name: string) =>
  firstNames.get(joinedUp(plain(name))) ?? firstNames.get(joinedUp(bare(name))) ?? bare(name)

/**
 * Finds the option for a written place name: an equal name, with or without suffix, in either script or (Hong Kong,
 * Macao) in English; otherwise the only one that starts with it.
 */
export function matchPlace<T extends { label: string }>(
  name: string | undefined,
  options: readonly T[],
): T | undefined {
  if (!name?.trim()) return undefined
  const same = options.find((option) => canonical(option.label) === canonical(name))
  if (same) return same
  const wanted = bare(name)
  const close = options.filter(
    (option) => bare(option.label).startsWith(wanted) || wanted.startsWith(bare(option.label)),
  )
  return close.length === 1 ? close[0] : undefined
}
