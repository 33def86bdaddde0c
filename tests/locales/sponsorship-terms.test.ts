import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../locales/', import.meta.url).pathname
const parts = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name)
const read = (part: string, language: string) =>
  JSON.parse(readFileSync(`${root}${part}/${language}.json`, 'utf8')) as Record<string, string>

/** The terms of docs/glossary.md, and those that were used for the same before. */
const terms = {
  zh_cn: {
    referrer: '推荐人',
    enroller: '推荐注册人',
    sponsor: '安置人',
    lost: /保荐|推荐登记|推荐编号|介绍人|荐举人/u,
  },
  zh_hk: {
    referrer: '推薦人',
    enroller: '推薦登記人',
    sponsor: '安置人',
    lost: /保薦|推薦註冊|推薦編號|介紹人|薦舉人/u,
  },
  ms: { referrer: 'perujuk', enroller: 'pendaftar', sponsor: 'penaja', lost: /pengesyor/i },
  vi: {
    referrer: 'người giới thiệu',
    enroller: 'người tuyển',
    sponsor: 'người bảo trợ',
    lost: /người đỡ đầu/i,
  },
  th: { referrer: 'ผู้แนะนำ', enroller: 'ผู้แนะนำสมัคร', sponsor: 'ผู้อุปถัมภ์', lost: /สปอนเซอร์/u },
}

describe.each(Object.entries(terms))(
  'referrer, enroller and sponsor in %s',
  (language, { lost, ...names }) => {
    const texts = parts.flatMap((part) => {
      const english = read(part, 'en')
      return Object.entries(read(part, language)).map(([id, text]) => ({
        id,
        text,
        english: english[id] ?? '',
      }))
    })
    it.each(Object.entries(names))('%s is always %s', (word, name) => {
      const without = texts.filter(
        ({ text, english }) =>
          new RegExp(`\\b${word}`, 'i').test(english.replaceAll(/\{[^}]*\}/g, '')) &&
          !text.toLowerCase().includes(name),
      )
      expect(without).toEqual([])
    })
    it('go by no other name', () => {
      expect(texts.filter(({ text }) => lost.test(text))).toEqual([])
      // A text that speaks of the sponsor alone must not name the referrer.
      const mixed = texts.filter(
        ({ text, english }) =>
          /\bsponsor/i.test(english) &&
          !/referrer/i.test(english) &&
          text.toLowerCase().replaceAll(names.enroller, '').includes(names.referrer),
      )
      expect(mixed).toEqual([])
    })
  },
)
