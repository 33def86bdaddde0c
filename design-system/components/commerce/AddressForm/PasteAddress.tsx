import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { Button } from '#design-system/actions/Button'
import { Icon, moreIcons } from '#design-system/text/Icon'
import { Inline } from '#design-system/layout/Inline'
import { TextArea } from '#design-system/fields/TextArea'
import * as styles from './AddressForm.css.ts'
import type { PasteOutcome } from './use-paste.ts'

export interface PasteAddressProps {
  onPaste: (text: string) => void
  /** Called when the text changes, to clear the previous result. */
  onEdit: () => void
  /** Restores the previous field values; set if something was filled in. */
  onUndo: (() => void) | undefined
  outcome: PasteOutcome | undefined
}

function outcomeText(intl: IntlShape, outcome: PasteOutcome | undefined) {
  if (outcome?.kind === 'nothing') return intl.formatMessage({ id: 'ds.address.pasteNothing' })
  if (outcome?.kind === 'undone') return intl.formatMessage({ id: 'ds.address.pasteUndone' })
  if (outcome?.missing)
    return intl.formatMessage({ id: 'ds.address.pasteMissing' }, { place: outcome.missing })
  return outcome && intl.formatMessage({ id: 'ds.address.pasteDone' })
}

/** Collapsible area for pasting a whole address. */
export function PasteAddress({ onPaste, onEdit, onUndo, outcome }: PasteAddressProps) {
  const intl = useIntl()
  const [text, setText] = useState('')
  return (
    <details className={styles.paste}>
      <summary className={styles.pasteTitle}>
        <Icon name={moreIcons.copy} size="sm" />
        <span>{intl.formatMessage({ id: 'ds.address.pasteTitle' })}</span>
      </summary>
      <div className={styles.pasteBody}>
        <div className={styles.wide}>
          <TextArea
            label={intl.formatMessage({ id: 'ds.address.pasteLabel' })}
            description={intl.formatMessage({ id: 'ds.address.pasteHint' })}
            value={text}
            onChange={(value) => {
              setText(value)
              onEdit()
            }}
            rows={3}
            autoComplete="off"
          />
        </div>
        <Inline gap={2}>
          <Button
            variant="tint"
            isDisabled={!text.trim()}
            onPress={() => {
              onPaste(text)
            }}
          >
            {intl.formatMessage({ id: 'ds.address.pasteFill' })}
          </Button>
          {onUndo && <Button onPress={onUndo}>{intl.formatMessage({ id: 'ds.address.pasteUndo' })}</Button>}
        </Inline>
        <output>{outcomeText(intl, outcome)}</output>
      </div>
    </details>
  )
}
