import { createReview } from '#domain/reviews/api.ts'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { FileUpload, type UploadFile } from '#design-system/FileUpload'
import { InlineMessage } from '#design-system/InlineMessage'
import { RatingInput } from '#design-system/RatingInput'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { TextArea } from '#design-system/TextArea'
import { call } from '#features/kit/call.ts'
import { invalidateAffected } from '#features/kit/query.ts'
import { faultText } from '#features/kit/service-fault.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useIntl } from 'react-intl'
import { reviewsConfigQuery } from './queries.ts'
import { attachmentFault, attachmentOf, type Limits } from './review-attachments.ts'

/** Writing a review. Its limits are the service's (GET /reviews/config). */
export function ReviewForm({ productId, onClose }: { productId: number; onClose: () => void }) {
  const intl = useIntl()
  const config = useQuery(reviewsConfigQuery())
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.reviews.write' })} isOpen onClose={onClose}>
      {config.data ? <Fields limits={config.data} productId={productId} onClose={onClose} /> : config.isError ? <InlineMessage tone="critical">{intl.formatMessage({ id: 'catalogue.error.title' })}</InlineMessage> : <Skeleton shape="block" />}
    </Dialog>
  )
}

function Fields({ limits, productId, onClose }: { limits: Limits; productId: number; onClose: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const [detail, setDetail] = useState('')
  const [rating, setRating] = useState(5)
  const [files, setFiles] = useState<readonly UploadFile[]>([])
  const [fault, setFault] = useState<string>()
  const isSmall = limits.max_attachment_size < 1024 * 1024
  const size = intl.formatNumber(limits.max_attachment_size / (isSmall ? 1024 : 1024 * 1024), { style: 'unit', unit: isSmall ? 'kilobyte' : 'megabyte', maximumFractionDigits: isSmall ? 0 : 1 })
  const formats = limits.allowed_extensions.join(', ')
  const sending = useMutation({
    mutationFn: async () => call(createReview, { body: { review: { product_id: productId, detail: detail.trim(), rating, ...(files.length > 0 ? { attachments: await Promise.all(files.map(({ file }) => attachmentOf(file))) } : {}) } } }, { handled: true }),
    onSuccess: () => invalidateAffected(client, createReview),
  })
  const faultOf = ({ file }: UploadFile, index: number): string | undefined => {
    const { name } = file
    switch (attachmentFault(file, limits)) {
      case 'format': return intl.formatMessage({ id: 'catalogue.reviews.badFormat' }, { name, formats })
      case 'size': return intl.formatMessage({ id: 'catalogue.reviews.tooLarge' }, { name, size })
      case null: return index < limits.max_attachments ? undefined : intl.formatMessage({ id: 'catalogue.reviews.tooMany' }, { n: limits.max_attachments })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { length } = detail.trim()
    const mistake = length === 0 ? intl.formatMessage({ id: 'catalogue.reviews.empty' }) : length > limits.max_characters ? intl.formatMessage({ id: 'catalogue.reviews.tooLong' }, { n: limits.max_characters }) : undefined
    setFault(mistake)
    // what is wrong with a picture stands beside it, from the moment it was chosen
    if (!mistake && !files.some(faultOf) && !sending.isPending) sending.mutate()
  }
  if (sending.isSuccess) {
    return (
      <Stack gap={4}>
        <InlineMessage tone="success" isLive>{intl.formatMessage({ id: sending.data.status_id === 1 ? 'catalogue.reviews.published' : 'catalogue.reviews.waiting' })}</InlineMessage>
        <Button wide onPress={onClose}>{intl.formatMessage({ id: 'catalogue.reminder.close' })}</Button>
      </Stack>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <RatingInput label={intl.formatMessage({ id: 'catalogue.reviews.rating' })} isRequired value={rating} onChange={setRating} />
        <TextArea label={intl.formatMessage({ id: 'catalogue.reviews.comment' })} isRequired value={detail} onChange={setDetail} maxLength={limits.max_characters} counter rows={4} errorMessage={fault} />
        <FileUpload
          label={intl.formatMessage({ id: 'catalogue.reviews.files' })} files={files} onChange={setFiles} min={0} max={limits.max_attachments} faultOf={faultOf}
          accept={limits.allowed_extensions.map((extension) => `.${extension}`).join(',')}
          rule={intl.formatMessage({ id: 'catalogue.reviews.filesRule' }, { n: limits.max_attachments, formats, size })}
        />
        {sending.isError && <InlineMessage tone="critical" isLive>{faultText(intl, sending.error, 'catalogue.reviews.failed')}</InlineMessage>}
        <Button type="submit" variant="primary" wide pending={sending.isPending}>{intl.formatMessage({ id: 'catalogue.reviews.send' })}</Button>
      </Stack>
    </form>
  )
}
