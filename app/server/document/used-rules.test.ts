import { describe, expect, it } from 'vitest'
import { usedRules } from './used-rules.ts'
import { readRules } from '../../../build/page-styles/read-rules.ts'

/** The rules of a sheet that a page's HTML uses. */
const used = (css: string, body: string, language = 'en') =>
  usedRules(readRules(css), `<html lang="${language}"><body>${body}</body></html>`)

const page =
  '<main id="main"><p class="a b" aria-current="page" lang="zh-Hant-HK">1</p><details class="d"><summary>2</summary></details></main>'

describe('the rules that a page uses', () => {
  it.each([
    '.a{color:red}',
    'p.a.b{color:red}',
    '*{color:red}',
    'body main>p{color:red}',
    '#main{color:red}',
    '[aria-current]{color:red}',
    '.a[aria-current=page]{color:red}',
    '.a:is(p,ul){color:red}',
    'body:has(.a) .b{color:red}',
    '.a:lang(zh){color:red}',
    '.a:lang(zh-HK){color:red}',
    'html:not(:lang(zh)) p{color:red}',
    'p:not(.c){color:red}',
    // states
    '.a:hover,.a:focus-visible,.a:checked{color:red}',
    '.a:before,.a::after,.a::placeholder{color:red}',
    '.d[open]{color:red}',
    '[hidden]{display:none}',
    '.a[data-wait]{color:red}',
    'html[data-early] .a,html:not([data-early]) .b{color:red}',
    // what nobody can judge
    '.a::-webkit-search-cancel-button{color:red}',
    '@media (width>=60rem){.a{color:red}}',
    '@supports (display:grid){@media print,screen and (width>=60rem){.a{color:red}}}',
    '@media (forced-colors:active){.a{color:red}}',
    '@font-face{src:local(Arial);font-family:Inter Fallback}',
    '@layer one,two;',
  ])('keep %s', (css) => {
    expect(used(css, page)).toBe(css)
  })

  it.each([
    '.c{color:red}',
    'ul.a{color:red}',
    '.a .c{color:red}',
    'table{color:red}',
    '#other{color:red}',
    '.a[data-hovered]{color:red}',
    '.a[aria-current=step]{color:red}',
    '.a:is(ul,.c){color:red}',
    'body:has(.c){color:red}',
    '.a:lang(th){color:red}',
    '@media (width>=60rem){.c{color:red}}',
    '@keyframes turn{to{rotate:1turn}}',
    // what comes with the whole styles early enough
    '@media print{.a{color:red}}',
    '@media (hover:hover){.a:hover{color:red}}',
    '@page{margin:12mm;@bottom-right{content:counter(page)}}',
    // the shop's own fonts come after the paint
    '@font-face{src:url(/assets/inter.woff2);font-family:Inter}',
  ])('leave out %s', (css) => {
    expect(used(css, page)).toBe('')
  })

  it('leave out the selectors of a rule that fit nothing', () => {
    expect(used('.c,.a:hover,ul .b{color:red}', page)).toBe('.a:hover{color:red}')
  })
  it('stand in the order of the sheet, and an animation behind them where one names it', () => {
    const turn = '@keyframes turn{to{rotate:1turn}}'
    expect(
      used(`.b{color:red}${turn}.c{top:0}@media (width>=60rem){.b{top:1px}}.a{animation:turn 1s}`, page),
    ).toBe(`.b{color:red}@media (width>=60rem){.b{top:1px}}.a{animation:turn 1s}${turn}`)
  })
  it('are those of attributes on any element, however often they are there', () => {
    const many =
      '<i class="x"></i><svg class="x" viewBox="0 0 1 1"/><input class="y" type="checkbox" checked=""/>'
    expect(used('svg.x{top:0}input[type=checkbox].y{top:0}[checked]{top:0}', many)).toBe(
      'svg.x{top:0}input[type=checkbox].y{top:0}[checked]{top:0}',
    )
  })
})

describe('an animation', () => {
  const turn = '@keyframes a1{to{rotate:1turn}}'
  it.each([
    'animation:a1 1s',
    'animation:1s linear a1',
    'animation-name:x,a1',
    '--turn:a1 1s;animation:var(--turn)',
  ])('is carried by a page that names it: %s', (declaration) => {
    expect(used(`${turn}.a{${declaration}}`, page)).toContain(turn)
  })
  it('is not by one whose classes begin as it does', () => {
    expect(used(`${turn}.a1,.a{color:red}.a12{top:0}`, `${page}<i class="a1 a12"></i>`)).not.toContain(turn)
  })
})

describe('custom properties', () => {
  const root = ':root{--ink:red;--deep:var(--ink);--other:blue}'
  it('stay where a rule of the page uses them, under a short name', () => {
    expect(used(`${root}.a{color:var(--ink)}`, page)).toBe(':root{--0:red}.a{color:var(--0)}')
  })
  it('stay where another one that is used needs them', () => {
    expect(used(`${root}.a{color:var(--deep,#000)}`, page)).toBe(
      ':root{--0:red;--1:var(--0)}.a{color:var(--1,#000)}',
    )
  })
  it('go where nothing uses them, with a rule that declares nothing else', () => {
    expect(used(`${root}.c{color:var(--ink)}.a{top:0}`, page)).toBe('.a{top:0}')
  })
  it('stay in each rule that declares them', () => {
    const dark = '@media (prefers-color-scheme:dark){:root{--ink:white;--other:black}}'
    expect(used(`${root}${dark}.a{color:var(--ink);top:0}`, page)).toBe(
      ':root{--0:red}@media (prefers-color-scheme:dark){:root{--0:white}}.a{color:var(--0);top:0}',
    )
  })
  it('keep the name that the HTML gives them, and one that nothing declares keeps its own', () => {
    const html = '<p class="a" style="--gap:1px;color:var(--deep)"></p>'
    expect(used(`${root}.a{--gap:0;margin:var(--gap);top:var(--0)}`, html)).toBe(
      ':root{--1:red;--deep:var(--1)}.a{--gap:0;margin:var(--gap);top:var(--0)}',
    )
  })
  it('of an animation that is used stay', () => {
    const turn = '@keyframes turn{to{color:var(--ink)}}'
    expect(used(`${root}${turn}.a{animation:turn 1s}`, page)).toBe(
      ':root{--0:red}.a{animation:turn 1s}@keyframes turn{to{color:var(--0)}}',
    )
  })
})
