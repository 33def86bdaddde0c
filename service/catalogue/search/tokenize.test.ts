import { describe, expect, it } from 'vitest'
import { soundOfThai } from './thai.ts'
import { pairsOf, tokensOf } from './tokenize.ts'

const texts = (text: string) => tokensOf(text).map((token) => token.text)

describe('tokens', () => {
  it.each([
    ['深海魚油 Omega-3', ['深海鱼油', 'omega', '3']],
    ['維他命Ｃ１０００ｍｇ', ['维他命', 'c', '1000', 'mg']],
    ['Rễ nữ lang Đậu', ['re', 'nu', 'lang', 'dau']],
    ['omega3 1000mg b12 d3k2', ['omega', '3', '1000', 'mg', 'b12', 'd3', 'k2']],
    ['Gummies, capsules and Lion’s glass', ['gummy', 'capsule', 'and', 'lion', 'glass']],
    ['200毫克', ['200', 'mg']],
    [' … ', []],
  ])('of “%s”', (text, expected) => {
    expect(texts(text)).toEqual(expected)
  })

  it('keep Vietnamese marks beside the plain word', () => {
    expect(tokensOf('Nghệ')).toEqual([{ script: 'latin', text: 'nghe', written: 'nghệ' }])
  })

  it.each([
    ['雜', '杂'],
    ['裏', '里'],
    ['裡', '里'],
    ['鎂', '镁'],
    ['獼猴桃籽', '猕猴桃籽'],
  ])('are in one script: %s is %s', (traditional, simplified) => {
    expect(texts(traditional)).toEqual([simplified])
  })

  it('pair characters', () => {
    expect(pairsOf('维生素')).toEqual(['维生', '生素'])
    expect(pairsOf('钙')).toEqual(['钙'])
  })
})

describe('Thai by sound', () => {
  it.each([
    ['โอเมก้า', 'โอเมกา'],
    ['โปรไบโอติกส์', 'โพรไบโอติก'],
    ['คอลลาเจน', 'คอลาเจน'],
    ['น้ำมันปลา', 'น\u0e4d\u0e49ามันปลา'],
    ['แคลเซี่ยม', 'แคลเซียม'],
  ])('%s sounds like %s', (one, other) => {
    expect(soundOfThai(one)).toBe(soundOfThai(other))
  })
  it('keeps different words apart', () => {
    expect(soundOfThai('ขิง')).not.toBe(soundOfThai('ข้าว'))
  })
})
