import type { CmsPage } from '#domain/content/schema.ts'
import { Button } from '#design-system/Button'
import { InlineMessage } from '#design-system/InlineMessage'
import { Stack } from '#design-system/Stack'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ContentView } from './ContentView.tsx'

export interface TermsViewProps { page: CmsPage | undefined; state: 'pending' | 'ready' | 'failed'; isAccepting: boolean; onAccept: () => void; onRetry: () => void }

/** The terms. The button works once the end of the document has been on the screen, by whatever way one scrolls (decisions.md A-05). */
export function TermsView({ page, state, isAccepting, onAccept, onRetry }: TermsViewProps) {
  const intl = useIntl()
  const end = useRef<HTMLSpanElement>(null)
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    const mark = end.current
    if (!mark || isRead) return
    const observer = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) setRead(true) })
    observer.observe(mark)
    return () => { observer.disconnect() }
  }, [isRead, state])
  const hint = <InlineMessage tone="info">{intl.formatMessage({ id: 'content.terms.hint' })}</InlineMessage>
  return (
    <ContentView page={page} state={state} onRetry={onRetry} hint={hint}>
      <Stack gap={4}>
        <span ref={end} />
        {!isRead && hint}
        <Button variant="primary" size="lg" wide isDisabled={!isRead} pending={isAccepting} onPress={onAccept}>{intl.formatMessage({ id: 'content.terms.accept' })}</Button>
      </Stack>
    </ContentView>
  )
}
