import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components'
import { present } from '../../private/present.ts'
import * as styles from './Tabs.css.ts'

export interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
  isDisabled?: boolean | undefined
}

export interface TabsProps {
  /** What the tabs are about. */
  label: string
  tabs: readonly TabItem[]
  /** The open tab, when the page keeps it (in the URL); otherwise the first opens and Tabs keep it themselves. */
  value?: string | undefined
  onChange?: ((id: string) => void) | undefined
}

/** Parts of one thing of which one is seen at a time. For steps or filters use something else. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <AriaTabs {...present({ selectedKey: value })} onSelectionChange={(key) => onChange?.(String(key))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => <Tab key={tab.id} id={tab.id} className={styles.tab} isDisabled={tab.isDisabled ?? false}>{tab.label}</Tab>)}
      </TabList>
      {tabs.map((tab) => <TabPanel key={tab.id} id={tab.id} className={styles.panel}>{tab.content}</TabPanel>)}
    </AriaTabs>
  )
}
