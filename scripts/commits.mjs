// Refuses commits whose title is too long or that give no reason (commitlint.config.mjs), from the one on that brought that rule.
import { execFileSync, spawnSync } from 'node:child_process'

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that brought the rule; undefined for sources without a history. */
function firstCommit() {
  try {
    return git('log', '--diff-filter=A', '--format=%H', '--', 'commitlint.config.mjs').split('\n').at(-1)
  } catch {
    return undefined
  }
}

const since = firstCommit()
if (!since || git('rev-list', '--count', `${since}..HEAD`) === '0') console.log('No commits to look at.')
else process.exitCode = spawnSync('commitlint', ['--from', since], { stdio: 'inherit' }).status ?? 1
