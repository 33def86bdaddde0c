// Writes service/catalogue/search/han-table.json: how Chinese characters are simplified and spoken, from opencc-js, pinyin-pro and to-jyutping.
// The shop reads the table alone: the dictionaries take half a second and 60 MiB of every start.
import { writeFileSync } from 'node:fs'
import { Converter } from 'opencc-js/t2cn'
import { pinyin } from 'pinyin-pro'
import { getJyutpingList } from 'to-jyutping'

const simplify = Converter({ from: 't', to: 'cn' })
const spell = (syllable) => syllable.replace('ü', 'v').replace(/\d$/, '')
const mandarin = (text) => pinyin(text, { toneType: 'none', type: 'array', v: true }).map(spell)
const cantonese = (text) => getJyutpingList(text).map(([, syllable]) => spell(syllable ?? ''))

const characters = []
for (let code = 0x4e00; code <= 0x9fff; code++) {
  const character = String.fromCodePoint(code)
  const [one] = mandarin(character)
  if (!one || !/^[a-z]+$/.test(one)) continue
  const simple = simplify(character)
  characters.push(
    `${character}${simple === character ? '' : simple} ${one} ${cantonese(character)[0] ?? ''}`.trimEnd(),
  )
}

/** Words whose characters are spoken otherwise than alone, with their Mandarin and Cantonese syllables. */
const spoken = [
  '西洋参 人参 花旗参 红参 高丽参 泡参 酸枣仁 维他命 乳清 增长 长高 便秘 调理 头发 生发 睡觉 成长 醉茄 葡萄籽 薄荷 还原型 血压 骨头',
  '西洋參 人參 花旗參 紅參 高麗參 泡參 酸棗仁 維他命 增長 長高 調理 頭髮 生髮 睡覺 成長 還原型 血壓 骨頭',
].flatMap((list) => list.split(' '))
const alone = (word, say) => [...word].map((character) => say(character)[0] ?? '').join(' ')
const words = spoken.flatMap((word) => {
  const [one, other] = [mandarin(word).join(' '), cantonese(word).join(' ')]
  return one === alone(word, mandarin) && other === alone(word, cantonese) ? [] : [[word, [one, other]]]
})
writeFileSync(
  'service/catalogue/search/han-table.json',
  JSON.stringify({ characters: characters.join('\n'), words: Object.fromEntries(words) }),
)
console.log(`${characters.length} characters, ${words.length} words`)
