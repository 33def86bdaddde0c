import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const parts = readdirSync(`${root}locales`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)
const languages = ['en', 'zh_cn', 'zh_hk', 'ms', 'vi', 'th']
const read = (part: string, language: string) =>
  JSON.parse(readFileSync(`${root}locales/${part}/${language}.json`, 'utf8')) as Record<string, string>

/** English words, such as a note that was meant for the translator. */
const note = /\b[a-z]{3,}\b.*\b[a-z]{3,}\b/
/** The text without its placeholders and plurals. */
const plain = (text: string): string => {
  const less = text.replace(/\{[^{}]*\}/g, '')
  return less === text ? text : plain(less)
}

describe.each(parts)('catalogue %s', (part) => {
  // Requirements R-527
  it.each(languages.slice(1))('is written in its own script in %s', (language) => {
    const script = { zh_cn: /\p{Script=Han}/u, zh_hk: /\p{Script=Han}/u, th: /\p{Script=Thai}/u }[language]
    if (!script) return
    const allowed = JSON.parse(readFileSync(`${root}locales/same-as-english.json`, 'utf8')) as Record<
      string,
      string[]
    >
    // A text that is only placeholders, figures or names has no script of its own.
    const foreign = Object.entries(read(part, language)).filter(
      ([id, text]) =>
        !allowed[id] &&
        /[A-Za-z]{3,}\s+[A-Za-z]{3,}/.test(text.replace(/\{[^}]*\}/g, '')) &&
        !script.test(text),
    )
    expect(foreign).toEqual([])
    const noted = Object.entries(read(part, language)).filter(
      ([id, text]) => !allowed[id] && note.test(plain(text)),
    )
    expect(noted, 'a note in English').toEqual([])
  })
})

/** What stands on several pages and is one thing: it has one name in each language. */
const sameThing = [
  ['account.field.lastname', 'checkout.name.lastname', 'ds.address.lastname'],
  ['account.field.firstname', 'checkout.name.firstname', 'ds.address.firstname'],
]
describe.each(languages)('one name for one thing in %s', (language) => {
  const all: Record<string, string> = Object.assign({}, ...parts.map((part) => read(part, language)))
  it.each(sameThing)('%s', (first, ...others) => {
    for (const id of others) expect(all[id], id).toBe(all[first!])
  })
})

it('mainland readers find Hong Kong, Macao and Taiwan in lists of countries as they expect them', () => {
  const names = parts.flatMap((part) =>
    Object.entries(read(part, 'zh_cn')).filter(([id]) => /\.country\.(HK|MO|TW)$/.test(id)),
  )
  expect(names).toHaveLength(3)
  for (const [id, name] of names) expect(name, id).toMatch(/^中国(香港|澳门|台湾)$/)
})

describe('Traditional Chinese', () => {
  it('uses no character that only Simplified Chinese has', () => {
    const simplified =
      /[们这为说请买车业东丝两严丧个临丽举义乌习书亏亚产亩亲亿仅从仑仓仪价众优会伟传伤伦伪伫体侠侣侥侦侧侨储儿兑兰关兴养冁内冈册写军农冯冲决况冻净准凉减凑凤凭凯击刘则刚创删别刽刹剂剐剑剥剧劝办务动励劲劳势勋匀区医华协单卖卢卫厂厅历压厌厕厨县双发变叙叶号叹吓吗听启员响哑哗唤啰啸喷嘱团园围国图圆圣场块坚坛坝坟坠垄垒垦执报扩扫扬扰抚抛抢护担拟拥择挂挡挣挤挥损换据掷掺揽摄摆摇摊撑敌数斋断无旧时旷显晓暂术机杀杂权条来杨极构枪枫柜标栈栋栏树样桥检楼横欢欧残毁毕气汇汉汤沟没泪泼泽洁浅测济浏浓涂润涨渐渔温湾湿满滚滞滤满灭灯灵炉点炼烂烛热爱爷牵牺状独狮猎环现玛电画畅疗疯痒监盖盘码确础礼祸离种积称稳穷窃竞笔签简粮紧纠红约级纪纯纲纳纵纷纸纹线练组细织终经绑结绕绘给络绝统继绩续维绵综绿缓编缘缩网罗罚职联肃肠肤胁胆胜脉脏脑脚腾舰艺节芦苏苹茧药荣获营蓝虑虽虾蚁蛮补装见观规视览觉触计订认讨让训议讯记讲许论设访证评识诉词译试诗诚话询该详语误诱请诸读课谁调谈谊谋谓谢谨谱贝负贡财责贤败账货质贩贪购贯贴贵贷贸费贺资赏赐赔赖赚赛赞赵赶趋跃践踪轨转轮软轻载较辅辆辈输边辽达迁过迈运还进远连迟适选逊递逻遗邮邻郑释针钟钢钱铁银链销锁错键镇长门闭问闲间闻阅队阳阴阶际陆陈险随隐难静韩页项顺须顾预领频题颜额风飞饭饮饰饱馆驻驾验骑骗鱼鲜鸡鸣黄齐龄龙]/u
    const mixed = parts.flatMap((part) =>
      Object.entries(read(part, 'zh_hk'))
        .filter(([, text]) => simplified.test(text))
        .map(([id, text]) => `${id}: ${text}`),
    )
    expect(mixed).toEqual([])
  })

  it('writes the terms of sale in one way', () => {
    const others = parts.flatMap((part) =>
      Object.entries(read(part, 'zh_hk'))
        .filter(([, text]) => /條款[與和]細則/.test(text))
        .map(([id]) => id),
    )
    expect(others).toEqual([])
  })
})
