import { useEffect, useState } from 'react'

/** Seconds until another code may be asked for, counted down, and the way to start them. */
export function useResendWait(): [resendIn: number, start: (seconds: number) => void] {
  const [resendIn, setResendIn] = useState(0)
  useEffect(() => {
    if (resendIn <= 0) return
    const timer = setTimeout(() => {
      setResendIn(resendIn - 1)
    }, 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [resendIn])
  return [resendIn, setResendIn]
}
