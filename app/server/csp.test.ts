import { describe, expect, it } from 'vitest'
import { hashPolicy, hashSource, noncePolicy, pageHeaders } from './csp.ts'

/** A policy as its directives, none of which may be named twice: a browser takes the first. */
function directivesOf(policy: string): Record<string, string> {
  const entries = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources.join(' ')]
  })
  expect(new Set(entries.map(([name]) => name)).size).toBe(entries.length)
  return Object.fromEntries(entries)
}

/** The directives of every page but for the sources of its scripts and styles. */
const everywhere = {
  'default-src': "'none'",
  'worker-src': "'self'",
  'style-src-attr': expect.stringMatching(/^'unsafe-hashes'( 'sha256-[\w+/]{43}='){2}$/) as string,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'jadeleaf-html jadeleaf-worker',
}

describe('the policy of a page', () => {
  it('that is made for one visit, directive by directive', () => {
    expect(directivesOf(noncePolicy('abc'))).toEqual({
      ...everywhere,
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
    })
  })
  it('that is kept byte for byte, directive by directive', () => {
    expect(directivesOf(hashPolicy('loader', 'style'))).toEqual({
      ...everywhere,
      'script-src': `${hashSource('loader')} 'self'`,
      'style-src': `'self' ${hashSource('style')}`,
    })
  })
  it('names another origin only for reports, for counted visits and for payment forms', () => {
    const others = {
      reports: 'https://errors.example',
      analytics: 'https://stats.example',
      payments: ['https://pay.example'],
    }
    expect(directivesOf(noncePolicy('abc', others))).toEqual({
      ...everywhere,
      'script-src': "'nonce-abc' 'strict-dynamic'",
      'style-src': "'self' 'nonce-abc'",
      'connect-src': "'self' https://errors.example https://stats.example",
      'form-action': "'self' https://pay.example",
    })
  })
})

it('a page says who may keep it, when to ask again, and whether it may be found', () => {
  const keeper = 'everybody'
  expect(pageHeaders('', { isListed: true, keeper, retryAfter: 10 })).toMatchObject({ 'retry-after': '10' })
  expect(pageHeaders('', { isListed: true, keeper })).not.toHaveProperty('retry-after')
  expect(pageHeaders('', { isListed: true, keeper })).not.toHaveProperty('x-robots-tag')
  expect(pageHeaders('', { isListed: false, keeper })).toHaveProperty('x-robots-tag', 'noindex')
})
