import { useState } from 'react'
import { useIntl } from 'react-intl'
import { moreIcons } from '#design-system/text/Icon'
import { Button } from '#design-system/actions/Button'
import { ConfirmDialog } from '#design-system/overlays/ConfirmDialog'
import { Menu, type MenuItem, type MenuSection } from '#design-system/actions/Menu'
import { rootProps, type RootProps } from '../../../private/root-props.ts'
import type { NameAnswer } from './NameDialog.tsx'
import { useLazyPart } from '../../../private/lazy-part/use-lazy-part.ts'
import * as css from './SavedViews.css.ts'

const loadNameDialog = () => import('./NameDialog.tsx').then(({ NameDialog }) => NameDialog)

export interface SavedView {
  /** Unique id of the view. */
  id: string
  /** Name given by its owner. */
  label: string
}

export interface SavedViewsProps extends RootProps {
  /** Saved views, in list order. */
  views: readonly SavedView[]
  /** The id of the selected view; null if none is. */
  current: string | null
  /** Whether filters, columns or periods differ from the saved view. */
  isChanged: boolean
  /** Called with the id of the chosen view. */
  onPick: (id: string) => void
  /** Called to save the changes to the current view. */
  onSave: () => void
  /** Called to save the current state as a new view. If it returns a message, the dialog stays open and shows it. */
  onCreate: (name: string) => NameAnswer
  /** Called to rename a view; returns the same as `onCreate`. */
  onRename: (id: string, name: string) => NameAnswer
  /** Called to delete a view, after confirmation. */
  onRemove: (id: string) => void
}

type Task = 'create' | 'rename' | 'remove'

/**
 * Saved views of a report: select, save, rename and delete. Place it first in the report.
 * For a few fixed views use SegmentedControl or TabLinks instead; for filters use FilterChips.
 */
export function SavedViews({
  views,
  current,
  isChanged,
  onPick,
  onSave,
  onCreate,
  onRename,
  onRemove,
  ...rest
}: SavedViewsProps) {
  const intl = useIntl()
  const [task, setTask] = useState<Task>()
  const view = views.find((one) => one.id === current)
  const say = (id: 'create' | 'rename' | 'remove' | 'save' | 'none' | 'list' | 'manage' | 'now') =>
    intl.formatMessage({ id: `ds.views.${id}` })
  const list: MenuItem[] = views.map((one) => ({
    id: `view/${one.id}`,
    label: one.label,
    ...(one.id === current && { icon: 'check' as const, description: say('now') }),
  }))
  const manage: MenuItem[] = [
    { id: 'create', label: say('create'), icon: 'plus' },
    ...(view
      ? ([
          { id: 'rename', label: say('rename'), icon: 'edit' },
          { id: 'remove', label: say('remove'), icon: 'trash', tone: 'critical' },
        ] satisfies MenuItem[])
      : []),
  ]
  const sections: MenuSection[] = [
    ...(list.length > 0 ? [{ id: 'views', label: say('list'), items: list }] : []),
    { id: 'manage', ariaLabel: say('manage'), items: manage },
  ]
  const close = () => setTask(undefined)
  const isNaming = task === 'create' || task === 'rename'
  const { Part: NameDialog } = useLazyPart(loadNameDialog, isNaming, close)
  return (
    <div {...rootProps(rest)} className={css.views}>
      <Menu
        label={view?.label ?? say('none')}
        icon={moreIcons.bookmark}
        variant={view ? 'tint' : 'line'}
        items={sections}
        onAction={(id) => {
          if (id.startsWith('view/')) onPick(id.slice('view/'.length))
          else setTask(id as Task)
        }}
      />
      {view && isChanged && <Button onPress={onSave}>{say('save')}</Button>}
      {isNaming && NameDialog && (
        <NameDialog
          title={say(task)}
          initial={task === 'rename' ? (view?.label ?? '') : ''}
          taken={views.filter((one) => task === 'create' || one.id !== current).map((one) => one.label)}
          onClose={close}
          onSave={(name) => (task === 'create' || !view ? onCreate(name) : onRename(view.id, name))}
        />
      )}
      {view && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'ds.views.removeOf' }, { name: view.label })}
          isOpen={task === 'remove'}
          tone="danger"
          confirmLabel={say('remove')}
          cancelLabel={intl.formatMessage({ id: 'ds.views.cancel' })}
          onClose={close}
          onConfirm={() => {
            close()
            onRemove(view.id)
          }}
        />
      )}
    </div>
  )
}
