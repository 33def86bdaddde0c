import { createReview } from '#domain/reviews/api.ts'
import { Button } from '#design-system/Button'
import { Dialog } from '#design-system/Dialog'
import { InlineMessage } from '#design-system/InlineMessage'
import { OptionPicker } from '#design-system/OptionPicker'
import { Skeleton } from '#design-system/Skeleton'
import { Stack } from '#design-system/Stack'
import { Text } from '#design-system/Text'
import { TextArea } from '#design-system/TextArea'
import { call } from '#features/kit/call.ts'
import { invalidateAffected } from '#features/kit/query.ts'
import { faultText } from '#features/kit/service-texts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent, type FormEvent } from 'react'
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
  const filesId = useId()
  const [detail, setDetail] = useState('')
  const [rating, setRating] = useState('5')
  const [files, setFiles] = useState<readonly File[]>([])
  const [faults, setFaults] = useState<{ detail?: string; files?: string }>({})
  const sending = useMutation({
    mutationFn: async () => call(createReview, { body: { review: { product_id: productId, detail: detail.trim(), rating: Number(rating), ...(files.length > 0 ? { attachments: await Promise.all(files.map(attachmentOf)) } : {}) } } }, { handled: true }),
    onSuccess: () => invalidateAffected(client, createReview),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { length } = detail.trim()
    const fault = length === 0 ? intl.formatMessage({ id: 'catalogue.reviews.empty' }) : length > limits.max_characters ? intl.formatMessage({ id: 'catalogue.reviews.tooLong' }, { n: limits.max_characters }) : undefined
    setFaults(fault ? { detail: fault } : {})
    if (!fault && !sending.isPending) sending.mutate()
  }
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = [...event.target.files ?? []]
    const bad = picked.map((file) => ({ file, fault: attachmentFault(file, limits) })).find(({ fault }) => fault !== null)
    const message = bad
      ? bad.fault === 'format'
        ? intl.formatMessage({ id: 'catalogue.reviews.badFormat' }, { name: bad.file.name, formats: limits.allowed_extensions.join(', ') })
        : intl.formatMessage({ id: 'catalogue.reviews.tooLarge' }, { name: bad.file.name, megabytes: Math.round(limits.max_attachment_size / 104_857.6) / 10 })
      : picked.length > limits.max_attachments ? intl.formatMessage({ id: 'catalogue.reviews.tooMany' }, { n: limits.max_attachments }) : undefined
    setFaults((before) => ({ ...(before.detail ? { detail: before.detail } : {}), ...(message ? { files: message } : {}) }))
    setFiles(picked.filter((file) => attachmentFault(file, limits) === null).slice(0, limits.max_attachments))
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
        <OptionPicker label={intl.formatMessage({ id: 'catalogue.reviews.rating' })} value={rating} onChange={setRating} options={['5', '4', '3', '2', '1'].map((value) => ({ value, label: intl.formatMessage({ id: 'catalogue.reviews.stars' }, { n: Number(value) }) }))} />
        <TextArea label={intl.formatMessage({ id: 'catalogue.reviews.comment' })} isRequired value={detail} onChange={setDetail} maxLength={limits.max_characters} counter rows={4} errorMessage={faults.detail} />
        <Stack gap={1}>
          <Text as="label" size="small" weight="strong" htmlFor={filesId}>{intl.formatMessage({ id: 'catalogue.reviews.files' }, { n: limits.max_attachments })}</Text>
          <input id={filesId} type="file" multiple accept={limits.allowed_extensions.map((extension) => `.${extension}`).join(',')} onChange={pick} />
          {faults.files && <InlineMessage tone="critical" isLive>{faults.files}</InlineMessage>}
          {files.length > 0 && <Text size="small" tone="muted">{files.map((file) => file.name).join(', ')}</Text>}
        </Stack>
        {sending.isError && <InlineMessage tone="critical" isLive>{faultText(intl, sending.error, 'catalogue.reviews.failed')}</InlineMessage>}
        <Button type="submit" variant="primary" wide pending={sending.isPending}>{intl.formatMessage({ id: 'catalogue.reviews.send' })}</Button>
      </Stack>
    </form>
  )
}
