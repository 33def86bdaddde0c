import { saveApplication } from '#domain/applications/api.ts'
import { APPLICATION_PREFIX, type ApplicationType } from '#domain/applications/kinds.ts'
import { normaliseMobile } from '#domain/auth/phone.ts'
import { boundMobile } from '#domain/customers/bound-mobile.ts'
import type { Customer } from '#domain/customers/schema.ts'
import { paths } from '#domain/store/paths.ts'
import type { UploadFile } from '#design-system/fields/FileUpload'
import { useNotifications } from '#design-system/feedback/NotificationStack'
import { useMutate } from '#features/kit/query.ts'
import { ServiceFault } from '#features/kit/service-fault.ts'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { applicationFaultText } from '../fault-text.ts'
import { sentPhoto, toApplication, type Draft } from './draft/draft.ts'
import { clearDraft } from './draft/stored-draft.ts'
import { clearPhotos } from './draft/stored-photos.ts'

/** Refusals that belong to the field of the code. */
const codeRefusals: ReadonlySet<string> = new Set(['auth.code', 'auth.codeUsedUp'])

/** Files an application and opens it. Shows a refusal as a message; rethrows a wrong code for its field. */
export function useFiling(type: ApplicationType, customer: Customer, today: string) {
  const intl = useIntl()
  const navigate = useNavigate()
  const { enqueue } = useNotifications()
  const save = useMutate(saveApplication, { handled: true })
  const [refusal, setRefusal] = useState<string>()
  const isFiling = useRef(false)
  const file = async (draft: Draft, photos: readonly UploadFile[], code: string): Promise<void> => {
    if (isFiling.current) return
    isFiling.current = true
    setRefusal(undefined)
    try {
      const pictures = await Promise.all(photos.map(sentPhoto))
      const mobile = normaliseMobile(boundMobile(customer)?.countryCode ?? '', draft.applicant.mobile)
      const { app_id: number } = await save.mutateAsync({
        query: { mobile, code: code.trim(), prefix: APPLICATION_PREFIX },
        body: { application: toApplication(type, draft, customer, today, pictures) },
      })
      clearDraft(customer.id ?? 0, type)
      void clearPhotos(customer.id ?? 0, type)
      enqueue({
        message: intl.formatMessage({ id: 'applications.filed' }, { number }),
        variant: 'success',
      })
      void navigate(paths.application(number))
    } catch (error) {
      if (error instanceof ServiceFault && codeRefusals.has(error.refusal ?? '')) throw error
      setRefusal(applicationFaultText(intl, error, type))
    } finally {
      isFiling.current = false
    }
  }
  return { refusal, file }
}
