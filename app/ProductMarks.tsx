import { languageOf } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { tokenSlot } from '#features/kit/storage.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { atFirstSign } from './first-sign.ts'
import type { LiveMarksProps } from './LiveMarks.tsx'
import { MarkButtons } from './MarkButtons.tsx'
import { loadMessages } from './messages.ts'
import { fetchAhead } from './old-page.ts'

async function load(): Promise<ComponentType<LiveMarksProps>> {
  const [{ LiveMarks }] = await Promise.all([import('./LiveMarks.tsx'), loadMessages(languageOf(callLanguage())?.code ?? 'zh_cn', ['favourites'])])
  return LiveMarks
}

/**
 * Like and favourite of a product. What they know and do comes after the page, whose rest does without: for a customer, who has
 * marks, at once; for a guest at the first sign of life. A press before that is not lost.
 */
export function ProductMarks({ product }: Pick<LiveMarksProps, 'product'>) {
  const [Live, setLive] = useState<ComponentType<LiveMarksProps>>()
  const [wanted, setWanted] = useState<LiveMarksProps['wanted']>()
  const start = () => { void fetchAhead(load().then((loaded) => { setLive(() => loaded) })) }
  useEffect(() => {
    if (tokenSlot.read() === undefined) return atFirstSign(start)
    start()
    return undefined
  }, [])
  if (Live) return <Live product={product} wanted={wanted} />
  const want = (mark: LiveMarksProps['wanted']) => () => { setWanted(mark); start() }
  return <MarkButtons onLike={want('like')} onFavourite={product.isMembership ? undefined : want('favourite')} />
}
