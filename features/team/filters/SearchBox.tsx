import { SearchField } from '#design-system/fields/SearchField'
import { useAfterPause } from './use-after-pause.ts'
import { useState } from 'react'
import { useIntl } from 'react-intl'

/** Pause in typing (ms) after which the team is searched. */
const PAUSE = 300

export interface SearchBoxProps {
  /** The searched words. */
  q: string
  onSearch: (q: string) => void
}

/** Searches while it is typed in: after a pause, or at once with Enter. */
export function SearchBox({ q, onSearch }: SearchBoxProps) {
  const intl = useIntl()
  const [text, setText] = useState(q)
  const [searched, setSearched] = useState(q)
  const { later, cancel } = useAfterPause(PAUSE)
  // "back", or "Clear": the address has other words than the field
  if (q !== searched) {
    setSearched(q)
    if (q !== text.trim()) setText(q)
  }
  const search = (value: string) => {
    cancel()
    if (value.trim() !== q) onSearch(value.trim())
  }
  return (
    <SearchField
      label={intl.formatMessage({ id: 'team.search' })}
      value={text}
      onChange={(value) => {
        setText(value)
        if (value === '') search('')
        else
          later(() => {
            search(value)
          })
      }}
      onSubmit={search}
    />
  )
}
