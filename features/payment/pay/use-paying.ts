import type { Card } from '#domain/payment/card.ts'
import { useRef, useState } from 'react'
import type { Refusal } from './PayRefusal.tsx'

/** What came of a press: another page takes this one's place, or why not. */
export type PayResult = { kind: 'done' } | Refusal

/** Pays once: a second press does nothing while the first is under way. */
export function usePaying(onPay: (code: string, card: Card | null) => Promise<PayResult>) {
  const [isPaying, setPaying] = useState(false)
  // Another page comes: the provider's, or the one that waits for the result.
  const [isLeaving, setLeaving] = useState(false)
  // A second press may come before the first one is rendered.
  const isUnderWay = useRef(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [refusals, setRefusals] = useState(0)

  /** @returns why nothing was paid, if so */
  const pay = async (code: string, card: Card | null): Promise<Refusal | undefined> => {
    if (isUnderWay.current) return undefined
    setRefusal(undefined)
    isUnderWay.current = true
    setPaying(true)
    setLeaving(false)
    try {
      const result = await onPay(code, card)
      if (result.kind === 'done') {
        setLeaving(true)
        return undefined
      }
      setRefusal(result)
      setRefusals((count) => count + 1)
      return result
    } finally {
      isUnderWay.current = false
      setPaying(false)
    }
  }
  return {
    pay,
    isPaying,
    isLeaving,
    refusal,
    /** Count of refusals: each new one takes the focus. */
    refusals,
    clearRefusal: () => {
      setRefusal(undefined)
    },
  }
}
