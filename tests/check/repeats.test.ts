import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runTests, type TestRun } from '../../scripts/run-tests.ts'
import { count, OUTSIDE } from '../../scripts/test-reports.ts'
import vitest from '../../vitest.config.ts'
import storybook from '../storybook/playwright.config.ts'

const folder = 'tests/check/planted'
const inVitest = (project: string): Pick<TestRun, 'runner' | 'args'> => ({
  runner: 'vitest',
  args: ['--config', `${folder}/vitest.config.ts`, '--root', '.', '--project', project],
})

/** Runs planted tests the way the check runs its steps. */
async function runPlanted(tests: Pick<TestRun, 'runner' | 'args'>, env: Record<string, string>, minutes = 5) {
  const attempts = mkdtempSync(join(tmpdir(), 'jadeleaf-attempts-'))
  try {
    const report = join(attempts, 'report')
    return count(
      await runTests({ ...tests, env: { ...env, ATTEMPTS: attempts }, report, minutes, isQuiet: true }),
    )
  } finally {
    rmSync(attempts, { recursive: true })
  }
}

describe('a failure counts when it repeats', () => {
  it.for([
    ['vitest in Node', inVitest('node')],
    ['vitest in the browser', inVitest('browser')],
    ['Playwright', { runner: 'playwright', args: ['--config', `${folder}/playwright.config.ts`] }],
  ] as const)('in %s', async ([, tests]) => {
    // how often the check's own projects repeat a test
    const { passed, failed, failures, unsteady } = await runPlanted(tests, {
      RETRY: String(vitest.test?.retry),
    })
    expect({ passed, failed }).toEqual({ passed: 3, failed: 1 })
    expect(failures).toEqual([expect.stringMatching(/always fails[^]*Infinity/)])
    expect(unsteady.map(({ name }) => name).toSorted()).toEqual([
      expect.stringContaining('fails in the first run and passes alone'),
      expect.stringContaining('fails once'),
    ])
    for (const { message } of unsteady) expect(message).toMatch(/greater ?than/i)
  })

  it('a run that breaks outside of its tests runs once more', async () => {
    const once = await runPlanted(inVitest('broken'), { RETRY: '0', BROKEN_ATTEMPTS: '1' })
    expect(once).toMatchObject({ passed: 1, failed: 0 })
    expect(once.unsteady).toContainEqual({
      name: OUTSIDE,
      message: expect.stringContaining('broken attempt 1') as string,
    })
    const always = await runPlanted(inVitest('broken'), { RETRY: '0', BROKEN_ATTEMPTS: 'Infinity' })
    expect(always.failures).toContainEqual(expect.stringContaining('broken attempt 1'))
  })

  it('a run that takes too long is stopped, and does not run again', async () => {
    // 60 ms: no runner has even started
    const { passed, failed, failures } = await runPlanted(inVitest('node'), { RETRY: '0' }, 0.001)
    expect({ passed, failed }).toEqual({ passed: 0, failed: 1 })
    expect(failures).toEqual([expect.stringContaining('ran out of its 0.001 minutes')])
  })

  it('in the built Storybook, too', () => {
    expect(storybook.retries).toBe(1)
  })
})
