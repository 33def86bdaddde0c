import { useRef, useState, type DragEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '#design-system/Icon'
import { IconButton } from '#design-system/IconButton'
import { cx } from '../../private/cx.ts'
import { FieldError, GroupFrame, useFieldIds, type FieldProps } from '../../private/field/index.ts'
import { visuallyHidden } from '../../private/visually-hidden.css.ts'
import { accept as usualTypes, fileFault, isImage, usualLimits, type UploadFile, type UploadLimits } from './check-file.ts'
import * as css from './FileUpload.css.ts'
import { Preview } from './Preview.tsx'

export interface FileUploadProps extends Omit<FieldProps, 'autoComplete' | 'name'>, Partial<UploadLimits> {
  /** The chosen pictures, in the order they were added. */
  files: readonly UploadFile[]
  /** Pictures were added or removed: the whole list as it is now, wrong ones included. */
  onChange: (files: UploadFile[]) => void
  /** What may be chosen, as the `accept` of a file input. @default JPG and PNG */
  accept?: string | undefined
  /** Which pictures are asked for, in words; takes the place of the usual sentence. */
  rule?: string | undefined
  /** What is wrong with a picture, where other rules than `fileFault` hold. */
  faultOf?: ((item: UploadFile, index: number) => string | undefined) | undefined
}

/** Reads the first bytes; a file that cannot be read is no picture either. */
async function toUpload(file: File, id: string): Promise<UploadFile> {
  const bytes = await file.slice(0, 8).arrayBuffer().catch(() => new ArrayBuffer(0))
  return isImage(new Uint8Array(bytes)) ? { id, file } : { id, file, isNoPicture: true }
}

/**
 * Pictures to send, by button or by dropping them. It sends nothing: it keeps a list, and says on each picture what is wrong with it (`fileFault` tells the caller the same).
 * What is wrong stays in the list until it is removed, so that nobody wonders where it went.
 * Not for other files than pictures: they would have no drawing.
 */
export function FileUpload({ label, files, onChange, min = usualLimits.min, max = usualLimits.max, maxBytes = usualLimits.maxBytes, accept = usualTypes, rule, faultOf, isRequired, isDisabled = false, errorMessage, description, id, onBlur }: FileUploadProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(0)
  const [isOver, setOver] = useState(false)
  const [news, setNews] = useState('')

  const written = (bytes: number) => bytes < 1024 * 1024
    ? intl.formatNumber(Math.max(1, bytes / 1024), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
    : intl.formatNumber(bytes / 1024 / 1024, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const say = (next: readonly UploadFile[]) => setNews(intl.formatMessage({ id: 'ds.upload.chosen' }, { n: next.length }))
  const add = async (chosen: readonly File[]) => {
    if (isDisabled || chosen.length === 0) return
    const next = [...files, ...await Promise.all(chosen.map((file) => toUpload(file, `${ids.control}-file-${++count.current}`)))]
    onChange(next)
    say(next)
  }
  const remove = (index: number) => {
    const next = files.filter((_, other) => other !== index)
    // The button pressed goes away: the next picture's takes the focus, or the chooser.
    const buttons = list.current?.querySelectorAll<HTMLElement>('button')
    const heir = buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current
    heir?.focus()
    onChange(next)
    say(next)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void add([...event.dataTransfer.files])
  }
  const words = { type: () => intl.formatMessage({ id: 'ds.upload.type' }), size: () => intl.formatMessage({ id: 'ds.upload.size' }, { size: written(maxBytes) }), tooMany: () => intl.formatMessage({ id: 'ds.upload.tooMany' }, { max }) }

  return (
    <GroupFrame role="group" ids={ids} label={label} isRequired={isRequired} description={description} errorMessage={errorMessage} onBlur={onBlur}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a pointer's short cut; the file input inside is the control */}
      <label className={cx(css.drop, isOver && css.over, errorMessage && css.invalid)} onDragOver={(event) => { event.preventDefault(); if (!isDisabled) setOver(true) }} onDragLeave={() => setOver(false)} onDrop={onDrop}>
        <input
          ref={input}
          type="file"
          className={visuallyHidden}
          accept={accept}
          multiple={max > 1}
          disabled={isDisabled}
          aria-invalid={Boolean(errorMessage) || undefined}
          aria-describedby={`${ids.control}-rule`}
          onChange={(event) => {
            const chosen = [...event.target.files ?? []]
            // Otherwise the same picture, removed, could not be chosen again.
            event.target.value = ''
            void add(chosen)
          }}
        />
        <span className={css.action}><Icon name="upload" />{intl.formatMessage({ id: 'ds.upload.choose' })}</span>
        <span className={css.hint} aria-hidden="true">{intl.formatMessage({ id: 'ds.upload.drop' })}</span>
        <span id={`${ids.control}-rule`} className={css.rule} aria-hidden="true">{rule ?? intl.formatMessage({ id: 'ds.upload.rule' }, { min, max, size: written(maxBytes) })}</span>
      </label>
      {files.length > 0 && (
        <ul ref={list} className={css.list} role="list" aria-label={label}>
          {files.map((item, index) => {
            const fault = faultOf ? undefined : fileFault(files, index, { max, maxBytes })
            const message = faultOf?.(item, index) ?? (fault ? words[fault]() : item.message)
            const about = `${ids.control}-${item.id}-fault`
            return (
              <li key={item.id} className={cx(css.item, message && css.faulty)}>
                <Preview file={item.file} label={intl.formatMessage({ id: 'ds.upload.preview' }, { name: item.file.name })} />
                <div>
                  <span className={css.name}>{item.file.name}</span>
                  <span className={css.size}>{written(item.file.size)}</span>
                  {message && <FieldError id={about}>{message}</FieldError>}
                </div>
                <IconButton icon="trash" label={intl.formatMessage({ id: 'ds.upload.remove' }, { name: item.file.name })} isDisabled={isDisabled} onPress={() => remove(index)} />
              </li>
            )
          })}
        </ul>
      )}
      <div role="status" className={visuallyHidden}>{news}</div>
    </GroupFrame>
  )
}
