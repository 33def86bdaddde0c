import { randomInt } from 'node:crypto'
import { defaultLanguage, languageOf, type LanguageCode } from '#domain/store/languages.ts'

/** How a language asks: its words for 0 to 9, what stands between them, and three ways to put it. */
interface Words { digits: readonly string[]; between: string; all: (list: string) => string; notFirst: (list: string) => string; notLast: (list: string) => string }

const words: Readonly<Record<LanguageCode, Words>> = {
  en: {
    digits: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'], between: ', ',
    all: (list) => `Write these numbers as digits, one after the other: ${list}`,
    notFirst: (list) => `Write these numbers as digits, but leave out the first: ${list}`,
    notLast: (list) => `Write these numbers as digits, but leave out the last: ${list}`,
  },
  zh_cn: {
    digits: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'], between: '、',
    all: (list) => `请用阿拉伯数字依次写出：${list}`,
    notFirst: (list) => `请用阿拉伯数字依次写出，但不写第一个：${list}`,
    notLast: (list) => `请用阿拉伯数字依次写出，但不写最后一个：${list}`,
  },
  zh_hk: {
    digits: ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'], between: '、',
    all: (list) => `請用阿拉伯數字依次寫出：${list}`,
    notFirst: (list) => `請用阿拉伯數字依次寫出，但不寫第一個：${list}`,
    notLast: (list) => `請用阿拉伯數字依次寫出，但不寫最後一個：${list}`,
  },
  ms: {
    digits: ['sifar', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'lapan', 'sembilan'], between: ', ',
    all: (list) => `Tulis nombor berikut sebagai angka, satu demi satu: ${list}`,
    notFirst: (list) => `Tulis nombor berikut sebagai angka, kecuali yang pertama: ${list}`,
    notLast: (list) => `Tulis nombor berikut sebagai angka, kecuali yang terakhir: ${list}`,
  },
  vi: {
    digits: ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'], between: ', ',
    all: (list) => `Hãy viết lần lượt các số sau bằng chữ số: ${list}`,
    notFirst: (list) => `Hãy viết các số sau bằng chữ số, trừ số đầu tiên: ${list}`,
    notLast: (list) => `Hãy viết các số sau bằng chữ số, trừ số cuối cùng: ${list}`,
  },
  th: {
    digits: ['ศูนย์', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'], between: ' ',
    all: (list) => `เขียนจำนวนต่อไปนี้เป็นตัวเลขเรียงตามลำดับ: ${list}`,
    notFirst: (list) => `เขียนจำนวนต่อไปนี้เป็นตัวเลข ยกเว้นจำนวนแรก: ${list}`,
    notLast: (list) => `เขียนจำนวนต่อไปนี้เป็นตัวเลข ยกเว้นจำนวนสุดท้าย: ${list}`,
  },
}

const ways = ['all', 'notFirst', 'notLast'] as const
const numbers = 5

/**
 * A question for those who cannot see a picture, in words that a screen reader says. Whoever guesses is right once in at least ten
 * thousand times, as seldom as the limits of pictures make worthless.
 * @param language of the reader
 */
export function captchaQuestion(language: string): { question: string; answer: string } {
  const { digits, between, ...asked } = words[(languageOf(language) ?? defaultLanguage).code]
  const chosen = Array.from({ length: numbers }, () => randomInt(10))
  const way = ways[randomInt(ways.length)] ?? 'all'
  const wanted = way === 'all' ? chosen : way === 'notFirst' ? chosen.slice(1) : chosen.slice(0, -1)
  return { question: asked[way](chosen.map((digit) => digits[digit]).join(between)), answer: wanted.join('') }
}
