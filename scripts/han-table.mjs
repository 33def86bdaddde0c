// Writes service/catalogue/search/han-table.json: the simplified form of characters, from opencc-js, and their Cantonese syllables, from
// to-jyutping. The shop reads the table alone: the two packages take 80 MiB of every process (docs/decisions/0006).
import { writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js/t2cn'
import { getJyutpingList } from 'to-jyutping'

const simplify = Converter({ from: 't', to: 'cn' })
const syllables = (text) => getJyutpingList(text).map(([, syllable]) => syllable?.replace(/\d$/, '') ?? '')

/** Traditional characters, each followed by its simplified form. */
let simplified = ''
/** Simplified characters by syllable, so that each syllable is written once. */
const bySyllable = new Map()
for (let code = 0x3400; code <= 0x323af; code++) {
  const character = String.fromCodePoint(code)
  if (!/\p{Script=Han}/u.test(character)) continue
  const simple = simplify(character)
  if (simple !== character) simplified += character + simple
  const [syllable] = syllables(character)
  if (syllable && simple === character) bySyllable.set(syllable, (bySyllable.get(syllable) ?? '') + character)
}

/** Words whose characters are spoken otherwise than alone. */
const words =
  '西洋参 人参 花旗参 红参 高丽参 泡参 酸枣仁 维他命 乳清 增长 长高 长者 便秘 调理 头发 生发 睡觉 成长 葡萄籽 薄荷 还原型 血压 骨头'
    .split(' ')
    .map((word) => [word, syllables(word)])
    .filter(([word, spoken]) => spoken.some((syllable, at) => syllable !== syllables([...word][at])[0]))

writeFileSync(
  'service/catalogue/search/han-table.json',
  JSON.stringify({
    simplified,
    jyutping: Object.fromEntries(bySyllable),
    jyutpingOfWords: Object.fromEntries(words),
  }),
)
console.log(
  `${[...simplified].length / 2} characters to simplify, ${bySyllable.size} syllables, ${words.length} words`,
)
