import { useIntl } from 'react-intl'
import { fileFault, type UploadFile, type UploadLimits } from './check-file.ts'
import { useFileSize } from './use-file-size.ts'

/** Returns the error of a file in a list in words: the caller's own rule, otherwise its fault or the service's message. */
export function useFileMessage(
  limits: Pick<UploadLimits, 'max' | 'maxBytes'>,
  faultOf: ((item: UploadFile, index: number) => string | undefined) | undefined,
): (files: readonly UploadFile[], index: number) => string | undefined {
  const intl = useIntl()
  const formatSize = useFileSize()
  const texts = {
    type: () => intl.formatMessage({ id: 'ds.upload.type' }),
    size: () => intl.formatMessage({ id: 'ds.upload.size' }, { size: formatSize(limits.maxBytes) }),
    tooMany: () => intl.formatMessage({ id: 'ds.upload.tooMany' }, { max: limits.max }),
  }
  return (files, index) => {
    const item = files[index]
    if (!item) return undefined
    const fault = faultOf ? undefined : fileFault(files, index, limits)
    return faultOf?.(item, index) ?? (fault ? texts[fault]() : item.message)
  }
}
