import { describe, expect, it } from 'vitest'
import { oneScript } from './han.ts'
import { words } from './words.ts'

describe('one spelling for both scripts', () => {
  it.each([['維他命C', '维生素C'], ['維生素', '维生素'], ['維他命', '维生素'], ['花旗參', '西洋参'], ['益生菌', '益生菌'], ['Vitamin C', 'Vitamin C'], ['', '']])('%s → %s', (text, expected) => { expect(oneScript(text)).toBe(expected) })
})
describe('words of a question', () => {
  it('pairs Han and Thai characters and keeps Latin words without marks', () => {
    expect(words('深海魚油 Omega-3')).toEqual(['深海', '海鱼', '鱼油', 'omega', '3'])
    expect(words('Rễ nữ lang Đậu')).toEqual(['re', 'nu', 'lang', 'dau'])
    expect(words('ขิง')).toEqual(['ขิ', 'ิง'])
    expect(words('鈣')).toEqual(['钙'])
    expect(words(' … ')).toEqual([])
  })
})
