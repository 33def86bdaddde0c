import { componentFolders } from '../../../design-system/testing/folders.ts'
import { hydration, story, unit, type Fault } from '../fault.ts'

const components = 'design-system/components'
const folders = new Map(componentFolders().map(({ name, path }) => [name, path]))
const storiesOf = (name: string) => story(`${components}/${folders.get(name)}`)
const testing = 'design-system/testing'

/** Barriers of the design system to people with a screen reader, a keyboard or weak sight. */
export const barriers: readonly Fault[] = [
  [
    'a field has no label',
    'design-system/private/field/Field.tsx',
    /<label ([^>]*)>(\s*\{label\}\s*)<\/label>/,
    '<span className={styles.label}>$2</span>',
    storiesOf('TextField'),
  ],
  [
    'a button with only a drawing has no name',
    `${components}/actions/IconButton/IconButton.tsx`,
    "...aria, 'aria-label': label, 'aria-pressed'",
    "...aria, 'aria-pressed'",
    storiesOf('IconButton'),
  ],
  [
    'the mistake is not told with its field',
    'design-system/private/field/use-field-ids.ts',
    'describedBy: describedBy || undefined',
    'describedBy: undefined',
    storiesOf('TextField'),
  ],
  [
    'focus is lost when a filter goes',
    `${components}/data/FilterChips/FilterChips.tsx`,
    'focusAfterRemoval(group.current, index, chips.length)',
    '',
    storiesOf('FilterChips'),
  ],
  [
    'a state is told by colour alone',
    `${components}/data/StatusTag/StatusTag.tsx`,
    '<span className={css.mark}> <Icon name={icon ?? marks[tone]} size="sm" /> </span>',
    '',
    storiesOf('StatusTag'),
  ],
  [
    'Tab does not leave the search field',
    `${components}/fields/SearchField/use-suggestions.ts`,
    /(const onKeyDown = \(event: KeyboardEvent\) => \{)/,
    "$1 if (event.key === 'Tab') event.preventDefault()\n",
    storiesOf('SearchField'),
  ],
  [
    'a failed submit is silent',
    `${components}/fields/ErrorSummary/ErrorSummary.tsx`,
    'box.current?.focus()',
    '',
    storiesOf('ErrorSummary'),
  ],
  [
    'a message that must be said is not live',
    `${components}/feedback/InlineMessage/InlineMessage.tsx`,
    /role=\{isLive \? [^}]+\}/,
    '',
    storiesOf('InlineMessage'),
  ],
  [
    'a chosen radio looks like the others in forced colours',
    'design-system/private/field/choice.css.ts',
    "appearance: 'auto',",
    '',
    hydration(`${testing}/forced-colours.browser.test.tsx`, 'RadioGroup'),
  ],
  [
    'muted text is too pale',
    'design-system/tokens/themes.ts',
    "inkMuted: '#55625b'",
    "inkMuted: '#9aa39f'",
    unit('design-system/tokens'),
  ],
  [
    'a picture has no text',
    `${components}/commerce/Packshot/Packshot.tsx`,
    'alt={alt}',
    '',
    storiesOf('Packshot'),
  ],
  [
    'the countdown is read out every second',
    `${components}/feedback/Countdown/Countdown.tsx`,
    'aria-live="off"',
    'aria-live="polite"',
    hydration(`${testing}/announcements.browser.test.tsx`),
  ],
  [
    'a heading level is skipped',
    `${components}/layout/Section/Section.tsx`,
    'level = 2',
    'level = 4 as never',
    storiesOf('Section'),
  ],
  [
    'the server says another thing than the browser',
    `${components}/text/Text/Text.tsx`,
    'className={cx(',
    'data-at={performance.now()} className={cx(',
    hydration(`${testing}/hydrate.browser.test.tsx`, 'Text '),
  ],
  [
    'the cross of the search field sends the form around it',
    `${components}/fields/SearchField/SearchField.tsx`,
    'className={styles.clear}',
    'type="submit" className={styles.clear}',
    hydration(`${testing}/stray-submit.browser.test.tsx`, 'SearchField'),
  ],
]
