import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#design-system/actions/IconButton'
import { cx } from '../../../private/cx.ts'
import { FieldError } from '../../../private/field/index.ts'
import type { UploadFile } from './check-file.ts'
import { faultIdOf } from './fault-id.ts'
import * as css from './FileUpload.css.ts'
import { Preview } from './Preview.tsx'
import { useFileSize } from './use-file-size.ts'

interface FileListProps {
  label: string
  /** Prefix of the error ids. */
  id: string
  files: readonly UploadFile[]
  /** Returns the error of a picture in words. */
  messageOf: (files: readonly UploadFile[], index: number) => string | undefined
  isDisabled: boolean
  onRemove: (index: number) => void
  /** Called when the last picture is removed: focus must move outside the list. */
  onEmpty: () => void
}

/** The chosen pictures, each with its error and a remove button. */
export function FileList({ label, id, files, messageOf, isDisabled, onRemove, onEmpty }: FileListProps) {
  const intl = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const formatSize = useFileSize()
  const remove = (index: number) => {
    // The pressed button is removed: focus moves to the next picture's button, or back to the button that chooses.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const next = buttons?.[index + 1] ?? buttons?.[index - 1]
    if (next) next.focus()
    else onEmpty()
    onRemove(index)
  }
  return (
    <ul ref={list} className={css.list} role="list" aria-label={label}>
      {files.map((item, index) => {
        const message = messageOf(files, index)
        return (
          <li key={item.id} className={cx(css.item, message && css.faulty)}>
            <Preview
              file={item.file}
              label={intl.formatMessage({ id: 'ds.upload.preview' }, { name: item.file.name })}
            />
            <div>
              <span className={css.name}>{item.file.name}</span>
              <span className={css.size}>{formatSize(item.file.size)}</span>
              {message && <FieldError id={faultIdOf(id, item)}>{message}</FieldError>}
            </div>
            <IconButton
              icon="trash"
              label={intl.formatMessage({ id: 'ds.upload.remove' }, { name: item.file.name })}
              isDisabled={isDisabled}
              onPress={() => remove(index)}
            />
          </li>
        )
      })}
    </ul>
  )
}
