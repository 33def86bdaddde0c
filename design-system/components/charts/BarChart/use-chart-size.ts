import { useEffect, useRef, useState } from 'react'

/** The width a chart has and what 1 rem is, in px. Server and browser first draw 640 px, scaled to fit; then it is drawn anew at its true width, so that words keep their size. */
export function useChartSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 640, rem: 16 })
  useEffect(() => {
    const box = ref.current
    if (!box) return undefined
    const measure = () => {
      const width = Math.round(box.clientWidth)
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
      if (width > 0) setSize((last) => (last.width === width && last.rem === rem ? last : { width, rem }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}
