import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { present } from '../../../private/present.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  /** Tells the parts apart; no two are alike. */
  id: string
  /** The words on the tab. */
  label: ReactNode
  /** What is seen while the tab is open. */
  content: ReactNode
  /** It cannot be opened now, but stays in sight. */
  isDisabled?: boolean | undefined
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string
  /** The parts in the order they are read; the first is open unless `value` says otherwise. */
  tabs: readonly TabItem[]
  /** The open tab, when the page keeps it (in the URL); otherwise the first opens and Tabs keep it themselves. */
  value?: string | undefined
  /** Another part was opened: its id. */
  onChange?: ((id: string) => void) | undefined
}

/** Parts of one thing of which one is seen at a time: description, facts, reviews. For steps take StepMark, for filters FilterChips, for pages of their own SideNav; what people compare is not put into two tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs {...present({ selectedKey: value })} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab} isDisabled={tab.isDisabled ?? false}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
