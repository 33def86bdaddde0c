import { languageOf } from '#domain/store/languages.ts'
import { callLanguage } from '#features/kit/call.ts'
import { useEffect, useState, type ComponentType } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadMessages } from './messages.ts'
import { fetchAhead } from './old-page.ts'

type News = ComponentType<{ onShow: () => void }>

async function load(): Promise<News> {
  const [{ NewCouponDialog }] = await Promise.all([import('#features/coupons'), loadMessages(languageOf(callLanguage())?.code ?? 'zh_cn', ['coupons'])])
  return NewCouponDialog
}

/** News of coupons, after the page: nobody waits for them. */
export function NewCoupons() {
  const navigate = useNavigate()
  const [Dialog, setDialog] = useState<News>()
  useEffect(() => { void fetchAhead(load().then((loaded) => { setDialog(() => loaded) })) }, [])
  return Dialog ? <Dialog onShow={() => { void navigate('/dashboard/coupons') }} /> : null
}
