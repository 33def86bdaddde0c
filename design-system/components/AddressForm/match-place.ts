/** Traditional forms that occur in place names, each followed by its simplified one. */
const pairs = '廣广東东蘇苏遼辽龍龙貴贵雲云陝陕甘甘肅肃寧宁內内慶庆灣湾門门黃黄觀观貢贡離离島岛義义蘭兰蓮莲縣县區区鎮镇鄉乡臺台國国瑪玛聖圣濟济風风順顺連连園园'
const simple = new Map(Array.from(pairs).flatMap((character, index, all) => index % 2 === 0 ? [[character, all[index + 1] ?? character] as const] : []))
const suffix = /(?:特别行政区|壮族自治区|回族自治区|维吾尔自治区|自治区|自治州|自治县|新区|地区|省|市|区|县|州|盟|旗|乡|镇| district| city| county| province| region)$/

/** A place's name without its suffix, in one script and case. */
function bare(name: string): string {
  const text = Array.from(name.normalize('NFKC').trim().toLowerCase(), (character) => simple.get(character) ?? character).join('').replace(/^香港岛$/, '港岛')
  const stem = text.replace(suffix, '')
  // 南区 without its suffix would be one character that begins many names.
  return Array.from(stem).length > 1 ? stem : text
}

/** The option a written place name means: the same name, with or without suffix, in either script; then one that begins with it, when only one does. */
export function matchPlace<T extends { label: string }>(name: string | undefined, options: readonly T[]): T | undefined {
  if (!name?.trim()) return undefined
  const wanted = bare(name)
  const same = options.find((option) => bare(option.label) === wanted)
  if (same) return same
  const close = options.filter((option) => bare(option.label).startsWith(wanted) || wanted.startsWith(bare(option.label)))
  return close.length === 1 ? close[0] : undefined
}
