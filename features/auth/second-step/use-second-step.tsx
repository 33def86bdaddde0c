import { focusField } from '#features/kit/form/form.tsx'
import { report, type ServiceFault } from '#features/kit/service-fault.ts'
import { withWords } from '#features/kit/words.ts'
import { useState, type ComponentType, type ReactNode } from 'react'
import { isExpected, isRefused } from '../server-faults.ts'
import type { SecondStepFormProps } from './SecondStepForm.tsx'

/** Signs in, with the code of the second step once one is known. */
type SignIn = (otp?: string) => Promise<void>

interface Step {
  Form: ComponentType<SecondStepFormProps>
  signIn: SignIn
  onFailure: (error: unknown) => void | Promise<void>
}

/** Whether the service wants the code of two-step sign-in as well: the first step was right. */
const wantsOtp = (error: unknown): boolean =>
  isExpected(error) && Reflect.get(Object((error as ServiceFault).parameters), 'wanted') === 'otp'

/** Whether the first step is no longer right, as when its SMS code has expired meanwhile. */
const isOfFirstStep = (error: unknown): boolean =>
  isRefused(error) && !(error as ServiceFault).refusal?.startsWith('twoStep.')

/**
 * The second step of a sign-in, for accounts that have one. Its form is loaded when the service asks: few have it.
 * @param field of the first form that takes the focus when a person returns to it
 */
export function useSecondStep(field: string) {
  const [step, setStep] = useState<Step>()
  const leave = () => {
    setStep(undefined)
    focusField(field)
  }
  const enterCode =
    ({ signIn, onFailure }: Step) =>
    async (otp: string) => {
      try {
        await signIn(otp)
      } catch (error) {
        if (!isOfFirstStep(error)) {
          // a failed sign-in is shown and also reported
          report(error, 'sign-in')
          throw error
        }
        leave()
        await onFailure(error)
      }
    }
  const form: ReactNode = step && <step.Form onCode={enterCode(step)} onBack={leave} />
  return {
    /** The form of the second step, in place of the first; undefined while none is wanted. */
    form,
    /** Signs in, and shows the second step if it is wanted. @param onFailure of the first step */
    enter: async (signIn: SignIn, onFailure: Step['onFailure']): Promise<void> => {
      try {
        await signIn()
      } catch (error) {
        if (!wantsOtp(error)) {
          await onFailure(error)
          return
        }
        try {
          const { SecondStepForm } = await withWords('second-step', () => import('./SecondStepForm.tsx'))
          setStep({ Form: SecondStepForm, signIn, onFailure })
        } catch (fault) {
          await onFailure(fault)
        }
      }
    },
  }
}
