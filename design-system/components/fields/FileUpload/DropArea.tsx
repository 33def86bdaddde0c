import { useEffect, useRef, type RefObject } from 'react'
import { useIsSSR } from 'react-aria/SSRProvider'
import { DropZone, FileTrigger, isFileDropItem, type DropItem } from 'react-aria-components'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { moreIcons } from '#design-system/text/Icon'
import { cx } from '../../../private/cx.ts'
import * as css from './FileUpload.css.ts'

interface DropAreaProps {
  /** The button that opens the file chooser. */
  button: RefObject<HTMLButtonElement | null>
  /** Prefix of the ids of the button (`…-choose`) and of the rule (`…-rule`). */
  id: string
  acceptedFileTypes: readonly string[]
  isMultiple: boolean
  isDisabled: boolean
  /** Id of the mistake, if there is one: the button is described by it before the rule. */
  errorId: string | undefined
  /** Ids of the faults of single pictures, by which the button is described as well. */
  faultIds: readonly string[]
  rule: string
  /** Called when files are chosen, dropped or pasted. */
  onAdd: (files: readonly File[]) => void
}

const filesOf = (items: readonly DropItem[]) =>
  Promise.all(items.filter(isFileDropItem).map((item) => item.getFile()))

/** The browser's own input until the script is there; what was chosen with it by then is added. */
function PlainInput({
  id,
  acceptedFileTypes,
  isMultiple,
  isDisabled,
  errorId,
  faultIds,
  rule,
  onAdd,
}: DropAreaProps) {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const chosen = [...(input.current?.files ?? [])]
    if (!input.current || chosen.length === 0) return
    input.current.value = ''
    onAdd(chosen)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: the input is replaced right after
  }, [])
  return (
    <div className={cx(css.drop, errorId !== undefined && css.invalid)}>
      <input
        ref={input}
        type="file"
        aria-label={intl.formatMessage({ id: 'ds.upload.choose' })}
        aria-describedby={cx(errorId, ...faultIds, `${id}-rule`)}
        accept={acceptedFileTypes.join(',')}
        multiple={isMultiple}
        disabled={isDisabled}
      />
      <span id={`${id}-rule`} className={css.rule} aria-hidden="true">
        {rule}
      </span>
    </div>
  )
}

/** Area that takes dropped and pasted files, with a button that opens the file chooser; so does the area by keyboard. */
export function DropArea(props: DropAreaProps) {
  return useIsSSR() ? <PlainInput {...props} /> : <DropTarget {...props} />
}

function DropTarget({
  button,
  id,
  acceptedFileTypes,
  isMultiple,
  isDisabled,
  errorId,
  faultIds,
  rule,
  onAdd,
}: DropAreaProps) {
  const intl = useIntl()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the paste that goes to the controls inside
    <div
      onPaste={(event) => {
        // DropZone takes pasted files only if they are in a file system: in Chromium a copied picture is not. Its listener
        // on the document must not add the others twice.
        event.stopPropagation()
        onAdd([...event.clipboardData.files])
      }}
    >
      {/* Around the zone: its own hidden button, which takes the focus for a paste and for a drop by keyboard, opens the chooser as well. */}
      <FileTrigger
        acceptedFileTypes={acceptedFileTypes}
        allowsMultiple={isMultiple}
        onSelect={(files) => onAdd([...(files ?? [])])}
      >
        <DropZone
          aria-label={intl.formatMessage({ id: 'ds.upload.zone' })}
          className={cx(css.drop, errorId !== undefined && css.invalid)}
          isDisabled={isDisabled}
          onDrop={({ items }) => {
            void filesOf(items).then(onAdd)
          }}
        >
          <Button
            ref={button}
            id={`${id}-choose`}
            icon={moreIcons.upload}
            isDisabled={isDisabled}
            aria-describedby={cx(errorId, ...faultIds, `${id}-rule`)}
          >
            {intl.formatMessage({ id: 'ds.upload.choose' })}
          </Button>
          <span className={css.hint} aria-hidden="true">
            {intl.formatMessage({ id: 'ds.upload.drop' })}
          </span>
          <span id={`${id}-rule`} className={css.rule} aria-hidden="true">
            {rule}
          </span>
        </DropZone>
      </FileTrigger>
    </div>
  )
}
