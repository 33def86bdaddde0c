import { isChange, proofPhotos, type ApplicationType } from '#domain/applications/kinds.ts'
import { fileFault, FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
import { Button } from '#design-system/actions/Button'
import { Stack } from '#design-system/layout/Stack'
import { Text } from '#design-system/text/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'

export interface PhotosStepProps {
  type: ApplicationType
  photos: readonly UploadFile[]
  onChange: (photos: readonly UploadFile[]) => void
  onNext: () => void
}

/** Id of the upload, whose button takes the focus on a fault. */
const UPLOAD = 'application-photos'

/** Proof photos: 1 to 5, JPG or PNG, up to 5 MB each. Faults are shown at the photo; the others are kept. */
export function PhotosStep({ type, photos, onChange, onNext }: PhotosStepProps) {
  const intl = useIntl()
  const [isAsked, setAsked] = useState(false)
  const wrong = photos.filter((_photo, index) => fileFault(photos, index, proofPhotos) !== undefined).length
  const fault =
    photos.length < proofPhotos.min
      ? intl.formatMessage({ id: 'applications.photos.missing' })
      : wrong > 0
        ? intl.formatMessage({ id: 'applications.photos.wrong' }, { n: wrong })
        : undefined
  const goOn = () => {
    setAsked(true)
    if (!fault) onNext()
    else requestAnimationFrame(() => document.getElementById(`${UPLOAD}-choose`)?.focus())
  }
  return (
    <Stack gap={4}>
      <Text tone="muted">
        {intl.formatMessage({
          id: isChange(type) ? 'applications.photos.copyOfChange' : 'applications.photos.copy',
        })}
      </Text>
      <FileUpload
        {...proofPhotos}
        id={UPLOAD}
        label={intl.formatMessage({ id: 'applications.field.photos' })}
        files={photos}
        onChange={onChange}
        errorMessage={isAsked ? fault : undefined}
        isRequired
      />
      <div>
        <Button variant="primary" onPress={goOn}>
          {intl.formatMessage({ id: 'applications.step.continue' })}
        </Button>
      </div>
    </Stack>
  )
}
