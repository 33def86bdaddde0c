import type { CmsPage } from '#domain/content/schema.ts'
import { SendButton } from '#features/kit/connection/SendButton.tsx'
import { InlineMessage } from '#design-system/feedback/InlineMessage'
import { Stack } from '#design-system/layout/Stack'
import type { ReadFailure } from '#features/kit/read-failure.ts'
import { useIntl } from 'react-intl'
import { ContentView } from './ContentView.tsx'
import { useReadToEnd } from './use-read-to-end.ts'

export interface TermsViewProps {
  page: CmsPage | undefined
  state: 'pending' | 'ready'
  /** Set when the read failed and there is nothing to show. */
  failure?: ReadFailure | undefined
  isAccepting: boolean
  onAccept: () => void
}

/** The terms. The button is enabled once the end of the document has been visible, however it was reached. */
export function TermsView({ page, state, failure, isAccepting, onAccept }: TermsViewProps) {
  const intl = useIntl()
  const { isRead, end, onShown } = useReadToEnd()
  const hint = <InlineMessage tone="info">{intl.formatMessage({ id: 'content.terms.hint' })}</InlineMessage>
  return (
    <ContentView page={page} state={state} failure={failure} hint={hint} onShown={onShown}>
      <Stack gap={4}>
        <span ref={end} />
        {!isRead && hint}
        <SendButton
          variant="primary"
          size="lg"
          isWide
          isDisabled={!isRead}
          isPending={isAccepting}
          onPress={onAccept}
        >
          {intl.formatMessage({ id: 'content.terms.accept' })}
        </SendButton>
      </Stack>
    </ContentView>
  )
}
