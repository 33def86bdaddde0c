import { createReview } from '#domain/reviews/api.ts'
import { listComma } from '#domain/store/languages.ts'
import { Button } from '#design-system/actions/Button'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { Dialog } from '#design-system/overlays/Dialog'
import { FileUpload, type UploadFile } from '#design-system/fields/FileUpload'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { RatingInput } from '#design-system/fields/RatingInput'
import { Skeleton } from '#design-system/feedback/Skeleton'
import { Stack } from '#design-system/layout/Stack'
import { TextArea } from '#design-system/fields/TextArea'
import { call } from '#features/kit/call.ts'
import { RulesFailure, checkedOnceFilled, FormField, useSchemaForm } from '#features/kit/form/form.tsx'
import { useFocusAfter } from '#features/kit/focus.ts'
import { invalidateAffected } from '#features/kit/query.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { reviewsConfigQuery } from '../queries.ts'
import { attachmentFault, attachmentOf, type Limits } from './review-attachments.ts'
import { emptyDraft, type ReviewDraft } from './review-draft.ts'
import { reviewForm } from './review-form.ts'
import { reviewFaultText } from './review-fault-text.ts'

interface ReviewFormProps {
  productId: number
  /** What has been entered so far. The page owns it, so that closing the dialog by mistake loses nothing. */
  draft: ReviewDraft
  onDraftChange: (draft: ReviewDraft) => void
  onClose: () => void
}

/** Dialog for writing a review. Its limits are the service's (GET /reviews/config). */
export function ReviewForm(props: ReviewFormProps) {
  const intl = useIntl()
  const config = useQuery(reviewsConfigQuery())
  return (
    <Dialog title={intl.formatMessage({ id: 'catalogue.reviews.write' })} isOpen onClose={props.onClose}>
      {config.data ? (
        <Fields {...props} limits={config.data} />
      ) : config.isError ? (
        <InlineMessage tone="critical">{intl.formatMessage({ id: 'catalogue.error.title' })}</InlineMessage>
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  )
}

/** Returns the limits as text, and what is wrong with a chosen photo. */
function useFileRules(limits: Limits) {
  const intl = useIntl()
  const isSmall = limits.max_attachment_size < 1024 * 1024
  const size = intl.formatNumber(limits.max_attachment_size / (isSmall ? 1024 : 1024 * 1024), {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: isSmall ? 0 : 1,
  })
  const formats = limits.allowed_extensions.join(listComma(intl.locale))
  const faultOf = ({ file, isNoPicture }: UploadFile, index: number): string | undefined => {
    const { name } = file
    switch (isNoPicture ? 'format' : attachmentFault(file, limits)) {
      case 'format':
        return intl.formatMessage({ id: 'catalogue.reviews.badFormat' }, { name, formats })
      case 'size':
        return intl.formatMessage({ id: 'catalogue.reviews.tooLarge' }, { name, size })
      case null:
        return index < limits.max_attachments
          ? undefined
          : intl.formatMessage({ id: 'catalogue.reviews.tooMany' }, { n: limits.max_attachments })
    }
  }
  const rule = intl.formatMessage(
    { id: 'catalogue.reviews.filesRule' },
    { n: limits.max_attachments, formats, size },
  )
  return { rule, faultOf }
}

function Fields({ limits, productId, draft, onDraftChange, onClose }: ReviewFormProps & { limits: Limits }) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useSchemaForm(reviewForm(limits), draft)
  const { submitCount } = form.formState
  const element = useFocusAfter<HTMLFormElement>(submitCount, '[aria-invalid=true]')
  const { rule, faultOf } = useFileRules(limits)
  useEffect(() => {
    const subscription = form.watch((values) => {
      onDraftChange(values as ReviewDraft)
    })
    return () => {
      subscription.unsubscribe()
    }
  }, [form, onDraftChange])
  const sending = useMutation({
    mutationFn: async ({ detail, rating, files }: ReviewDraft) =>
      call(
        createReview,
        {
          body: {
            review: {
              product_id: productId,
              detail: detail.trim(),
              rating: rating ?? 0,
              ...(files.length > 0
                ? { attachments: await Promise.all(files.map(({ file }) => attachmentOf(file))) }
                : {}),
            },
          },
        },
        { handled: true },
      ),
    onSuccess: () => {
      onDraftChange(emptyDraft)
      return invalidateAffected(client, createReview)
    },
  })
  const submit = form.handleSubmit((review) => {
    // A photo's fault is shown beside it as soon as it is chosen.
    if (!review.files.some(faultOf) && !sending.isPending) sending.mutate(review)
  })
  if (sending.isSuccess) {
    return (
      <Stack gap={4}>
        <InlineMessage tone="success" isLive>
          {intl.formatMessage({
            id: sending.data.status_id === 1 ? 'catalogue.reviews.published' : 'catalogue.reviews.waiting',
          })}
        </InlineMessage>
        <Button isWide onPress={onClose}>
          {intl.formatMessage({ id: 'catalogue.reminder.close' })}
        </Button>
      </Stack>
    )
  }
  return (
    <form
      method="post"
      ref={element}
      noValidate
      onSubmit={(event) => {
        void submit(event)
      }}
    >
      <Stack gap={4}>
        <RulesFailure form={form} />
        <FormField control={form.control} name="rating">
          {(field) => (
            <RatingInput
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'catalogue.reviews.rating' })}
              isRequired
            />
          )}
        </FormField>
        <FormField control={form.control} name="detail">
          {(field) => (
            <TextArea
              {...checkedOnceFilled(field)}
              label={intl.formatMessage({ id: 'catalogue.reviews.comment' })}
              isRequired
              maxLength={limits.max_characters}
              hasCounter
              rows={4}
            />
          )}
        </FormField>
        <FormField control={form.control} name="files">
          {({ value, ...field }) => (
            <FileUpload
              {...field}
              label={intl.formatMessage({ id: 'catalogue.reviews.files' })}
              files={value}
              min={0}
              max={limits.max_attachments}
              faultOf={faultOf}
              acceptedFileTypes={limits.allowed_extensions.map((extension) => `.${extension}`)}
              rule={rule}
            />
          )}
        </FormField>
        {sending.isError && (
          <InlineMessage tone="critical" isLive>
            {reviewFaultText(intl, sending.error)}
          </InlineMessage>
        )}
        <SendButton type="submit" variant="primary" isWide isPending={sending.isPending}>
          {intl.formatMessage({ id: 'catalogue.reviews.send' })}
        </SendButton>
      </Stack>
    </form>
  )
}
