/** Traditional and simplified forms of the characters in our catalogue, pair by pair. Only what names of goods need: a search aid, no converter. */
const pairs = '維维緩缓釋释時时黃黄與与種种過过葉叶質质綜综複复礦矿點点鐵铁為为長长鋅锌溫温對对經经檔档兩两劑剂曬晒陽阳濃浓縮缩轉转膠胶漿浆鮮鲜凍冻乾干參参涼凉靈灵蟲虫採采紅红壓压無无薊蓟來来給给飯饭薑姜許许廚厨錐锥億亿須需適适纖纤脹胀殼壳沖冲飲饮後后軟软條条裝装鈣钙鎂镁體体愛爱擠挤納纳裏里裡里欖榄變变雞鸡內内層层樹树樓楼頭头離离調调順顺純纯練练習习慣惯熱热發发髮发錠锭當当釀酿華华見见開开蝦虾魚鱼兒儿歲岁鯨鲸灑洒幾几沒没蘋苹麥麦綠绿營营養养請请醫医蘆芦薈荟灘滩櫃柜門门邊边還还輔辅麴曲極极這这銀银進进湯汤實实細细聲声棗枣從从記记靜静纈缬氣气間间腳脚礎础約约寶宝貝贝選选輕轻鬆松腸肠檸柠禮礼壞坏煙烟鉀钾銅铜雙双桿杆醣糖橘橘亞亚單单莖茎產产關关節节運运動动顏颜膚肤護护應应腦脑環环奧奥專专藥药補补眠眠夢梦視视線线鬱郁齡龄嬰婴婦妇癢痒齒齿'
const letters = [...pairs]
const simplified = new Map(Array.from({ length: Math.floor(letters.length / 2) }, (_, at) => [letters[at * 2]!, letters[at * 2 + 1]!] as const))

/** Words that are called differently north and south of the border, as simplified script. The first is the one the index knows. */
const sameThings: readonly (readonly [string, string])[] = [['维生素', '维他命'], ['氨糖', '葡萄糖胺'], ['西洋参', '花旗参'], ['蔓越莓', '红莓'], ['氨酸', '胺酸'], ['酵素', '酶'], ['提取物', '萃取'], ['草莓', '士多啤梨']]

const known = new Map(sameThings.map(([one, other]) => [other, one] as const))
const traditional = new RegExp(`[${[...simplified].flatMap(([from, to]) => (from === to ? [] : [from])).join('')}]`, 'gu')
const others = new RegExp([...known.keys()].join('|'), 'g')

/** One spelling for both scripts: 維他命, 維生素 and 维生素 become the same text. Everything that is not Han stays. */
export const oneScript = (text: string): string => {
  const folded = text.replace(traditional, (letter) => simplified.get(letter)!)
  return folded.replace(others, (other) => known.get(other)!)
}
