import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { GroupFrame, useFieldIds, type FieldProps } from '../../../private/field/index.ts'
import { SPACE } from '../../../private/inline-space.ts'
import { rootProps } from '../../../private/root-props.ts'
import { visuallyHidden } from '../../../private/visually-hidden.css.ts'
import { pictureTypes, usualLimits, type UploadFile, type UploadLimits } from './check-file.ts'
import { DropArea } from './DropArea.tsx'
import { FileList } from './FileList.tsx'
import { toUpload } from './to-upload.ts'
import { faultIdOf } from './fault-id.ts'
import { useFileMessage } from './use-file-message.ts'
import { useFileSize } from './use-file-size.ts'

export interface FileUploadProps extends Omit<FieldProps, 'autoComplete' | 'name'>, Partial<UploadLimits> {
  /** The chosen pictures, in the order they were added. */
  files: readonly UploadFile[]
  /** Called with the whole list, including invalid pictures, when some are added or removed. */
  onChange: (files: UploadFile[]) => void
  /** Types that the file chooser offers: MIME types or file extensions with a dot. @default JPG and PNG */
  acceptedFileTypes?: readonly string[] | undefined
  /** Which pictures are requested, as text; replaces the default sentence. */
  rule?: string | undefined
  /** Returns the error of a picture, if rules other than `fileFault` apply. */
  faultOf?: ((item: UploadFile, index: number) => string | undefined) | undefined
}

/**
 * Chooses pictures by button, drag and drop or paste. It does not upload: it manages a list and shows the error of each
 * picture (`fileFault` returns the same to the caller). Invalid pictures stay in the list until removed, so that none
 * disappears without explanation.
 * Not for files other than pictures: they have no preview.
 */
export function FileUpload({
  label,
  files,
  onChange,
  min = usualLimits.min,
  max = usualLimits.max,
  maxBytes = usualLimits.maxBytes,
  acceptedFileTypes = pictureTypes,
  rule,
  faultOf,
  isRequired,
  isDisabled = false,
  errorMessage,
  description,
  id,
  onBlur,
  ...rest
}: FileUploadProps) {
  const intl = useIntl()
  const ids = useFieldIds({ id, description, errorMessage })
  const button = useRef<HTMLButtonElement>(null)
  const count = useRef(0)
  const [announcement, setAnnouncement] = useState('')
  const formatSize = useFileSize()
  const messageOf = useFileMessage({ max, maxBytes }, faultOf)
  const refused = files.filter((_, index) => messageOf(files, index) !== undefined)

  const change = (next: UploadFile[]) => {
    onChange(next)
    const faults = next.flatMap(({ file: { name } }, index) => {
      const message = messageOf(next, index)
      return message === undefined ? [] : [intl.formatMessage({ id: 'ds.upload.refused' }, { name, message })]
    })
    setAnnouncement(
      [intl.formatMessage({ id: 'ds.upload.chosen' }, { n: next.length }), ...faults].join(SPACE),
    )
  }
  const add = async (chosen: readonly File[]) => {
    if (chosen.length === 0) return
    const added = chosen.map((file) => toUpload(file, `${ids.control}-file-${++count.current}`))
    change([...files, ...(await Promise.all(added))])
  }

  return (
    <GroupFrame
      {...rootProps(rest)}
      role="group"
      ids={ids}
      label={label}
      isRequired={isRequired}
      description={description}
      errorMessage={errorMessage}
      onBlur={onBlur}
    >
      <DropArea
        button={button}
        id={ids.control}
        acceptedFileTypes={acceptedFileTypes}
        isMultiple={max > 1}
        isDisabled={isDisabled}
        errorId={errorMessage ? ids.error : undefined}
        faultIds={refused.map((item) => faultIdOf(ids.control, item))}
        rule={rule ?? intl.formatMessage({ id: 'ds.upload.rule' }, { min, max, size: formatSize(maxBytes) })}
        onAdd={(chosen) => void add(chosen)}
      />
      {files.length > 0 && (
        <FileList
          label={label}
          id={ids.control}
          files={files}
          messageOf={messageOf}
          isDisabled={isDisabled}
          onRemove={(index) => change(files.filter((_, other) => other !== index))}
          onEmpty={() => button.current?.focus()}
        />
      )}
      <div role="status" className={visuallyHidden}>
        {announcement}
      </div>
    </GroupFrame>
  )
}
