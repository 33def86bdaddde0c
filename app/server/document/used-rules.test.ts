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
    ':root{--ink:red}',
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
    // what nobody can judge
    '.a::-webkit-search-cancel-button{color:red}',
    '@media (width>=60rem){.a{color:red}}',
    '@supports (display:grid){@media print{.a{color:red}}}',
    '@page{margin:12mm;@bottom-right{content:counter(page)}}',
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
    '@media print{.c{color:red}}',
    '@keyframes turn{to{rotate:1turn}}',
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
    expect(used(`.b{color:red}${turn}.c{top:0}@media print{.b{top:1px}}.a{animation:turn 1s}`, page)).toBe(
      `.b{color:red}@media print{.b{top:1px}}.a{animation:turn 1s}${turn}`,
    )
  })
  it('are those of attributes on any element, however often they are there', () => {
    const many =
      '<i class="x"></i><svg class="x" viewBox="0 0 1 1"/><input class="y" type="checkbox" checked=""/>'
    expect(used('svg.x{top:0}input[type=checkbox].y{top:0}[checked]{top:0}', many)).toBe(
      'svg.x{top:0}input[type=checkbox].y{top:0}[checked]{top:0}',
    )
  })
})
