import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/Button'
import { Icon } from '#design-system/Icon'
import { TextArea } from '#design-system/TextArea'
import * as styles from './AddressForm.css.ts'

/** A folded place to paste a whole address into. */
export function PasteAddress({ onPaste }: { onPaste: (text: string) => void }) {
  const intl = useIntl()
  const [text, setText] = useState('')
  const [isDone, setDone] = useState(false)
  return (
    <details className={styles.paste}>
      <summary className={styles.pasteTitle}><Icon name="copy" size="sm" />{intl.formatMessage({ id: 'ds.address.pasteTitle' })}</summary>
      <div className={styles.pasteBody}>
        <div className={styles.wide}>
          <TextArea label={intl.formatMessage({ id: 'ds.address.pasteLabel' })} description={intl.formatMessage({ id: 'ds.address.pasteHint' })} value={text} onChange={(value) => { setText(value); setDone(false) }} rows={3} autoComplete="off" />
        </div>
        <Button variant="tint" isDisabled={!text.trim()} onPress={() => { onPaste(text); setDone(true) }}>{intl.formatMessage({ id: 'ds.address.pasteFill' })}</Button>
        <output>{isDone && intl.formatMessage({ id: 'ds.address.pasteDone' })}</output>
      </div>
    </details>
  )
}
