// Does a test notice? Plants one barrier at a time into the design system, runs what should catch it, and takes it out again.
// Usage: npm run barriers [-- 1 7]   (all, or some by their number; the files it touches must have no changes of yours)
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const components = 'design-system/components'
const story = (name: string) => ['--project', 'storybook', `${components}/${name}/`]
const hydration = (file: string, ...more: string[]) => ['--project', 'hydration', `design-system/testing/${file}`, ...more]

type Barrier = [whatAPersonMeets: string, file: string, sound: string | RegExp, barred: string, tests: string[]]

const barriers: readonly Barrier[] = [
  ['a field has no label', 'design-system/private/field/Field.tsx', /<label (className=\{styles\.label\}).*<\/label>/, '<span $1>{label}</span>', story('TextField')],
  ['a button with only a drawing has no name', `${components}/IconButton/IconButton.tsx`, ' aria-label={label} onClick={onPress}>{content}</button>', ' onClick={onPress}>{content}</button>', story('IconButton')],
  ['the mistake is not told with its field', 'design-system/private/field/use-field-ids.ts', 'describedBy: describedBy || undefined', 'describedBy: undefined', story('TextField')],
  ['focus is lost when a filter goes', `${components}/FilterChips/FilterChips.tsx`, /\n\s+focusAfterRemoval\(group.current[^\n]+/, '', story('FilterChips')],
  ['a state is told by colour alone', `${components}/StatusTag/StatusTag.tsx`, /<span className=\{css\.mark\}>.*?<\/span>(?=<span>)/, '', story('StatusTag')],
  ['Tab does not leave the search field', `${components}/SearchField/SearchField.tsx`, /(const onKeyDown = \(event: KeyboardEvent\) => \{)/, "$1 if (event.key === 'Tab') event.preventDefault()\n", story('SearchField')],
  ['a failed submit is silent', `${components}/ErrorSummary/ErrorSummary.tsx`, 'useEffect(() => { if (!isEmpty) box.current?.focus() }, [isEmpty, focusKey])', 'void focusKey', story('ErrorSummary')],
  ['a message that must be said is not live', `${components}/InlineMessage/InlineMessage.tsx`, /role=\{isLive \? [^}]+\}/, '', story('InlineMessage')],
  ['a chosen radio looks like the others in forced colours', 'design-system/private/field/choice.css.ts', "appearance: 'auto', ", '', story('RadioGroup')],
  ['muted text is too pale', 'design-system/tokens/themes.ts', /inkMuted: '#[0-9a-fA-F]+'/, "inkMuted: '#9aa39f'", ['--project', 'unit', 'design-system/tokens']],
  ['a picture has no text', `${components}/Packshot/Packshot.tsx`, ' alt={alt}', '', story('Packshot')],
  ['the countdown is read out every second', `${components}/Countdown/Countdown.tsx`, 'aria-live="off"', 'aria-live="polite"', hydration('announcements')],
  ['a heading level is skipped', `${components}/Section/Section.tsx`, 'level = 2', 'level = 4 as never', story('Section')],
  ['the server says another thing than the browser', `${components}/Text/Text.tsx`, 'className={', 'data-at={performance.now()} className={', hydration('hydrate', '-t', 'Text ')],
]

let missed = 0
const wanted = process.argv.slice(2).map(Number)
for (const [index, [title, file, search, replacement, tests]] of barriers.entries()) {
  if (wanted.length && !wanted.includes(index + 1)) continue
  const sound = readFileSync(file, 'utf8')
  const barred = sound.replace(search, replacement)
  if (barred === sound) { missed++; console.log(`✗ ${index + 1}. ${title}: nothing to replace in ${file}`); continue }
  writeFileSync(file, barred)
  try {
    const { status, stdout, stderr } = spawnSync('vitest', ['run', ...tests], { encoding: 'utf8', timeout: 180_000, env: { ...process.env, NO_COLOR: '1' } })
    const failure = `${stdout}${stderr}`.split('\n').find((line) => /^\s*FAIL /.test(line))?.trim()
    const isCaught = status !== 0 && failure !== undefined
    if (!isCaught) missed++
    console.log(`${isCaught ? '✓' : '✗'} ${index + 1}. ${title}: ${failure ?? 'no test failed'}`)
  } finally { writeFileSync(file, sound) }
}
console.log(`${(wanted.length || barriers.length) - missed} caught, ${missed} not caught`)
process.exit(missed ? 1 : 0)
