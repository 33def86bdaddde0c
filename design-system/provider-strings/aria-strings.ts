import type { LocalizedString } from '@internationalized/string'

/** react-aria's own words by their key. A language that leaves one out does not compile. */
export interface AriaStrings extends Record<string, LocalizedString> {
  // combobox, autocomplete, list
  collectionLabel: LocalizedString
  focusAnnouncement: LocalizedString
  countAnnouncement: LocalizedString
  selectedAnnouncement: LocalizedString
  buttonLabel: LocalizedString
  listboxLabel: LocalizedString
  // number field, search field
  increase: LocalizedString
  decrease: LocalizedString
  numberField: LocalizedString
  Empty: LocalizedString
  'Clear search': LocalizedString
  // overlays, menu, toast, breadcrumbs, steps
  dismiss: LocalizedString
  longPressMessage: LocalizedString
  close: LocalizedString
  notifications: LocalizedString
  breadcrumbs: LocalizedString
  steplist: LocalizedString
  // selection, table, tree, tags
  select: LocalizedString
  selectAll: LocalizedString
  selectedItem: LocalizedString
  deselectedItem: LocalizedString
  selectedCount: LocalizedString
  selectedAll: LocalizedString
  longPressToSelect: LocalizedString
  sortable: LocalizedString
  ascending: LocalizedString
  descending: LocalizedString
  ascendingSort: LocalizedString
  descendingSort: LocalizedString
  columnSize: LocalizedString
  resizerDescription: LocalizedString
  expand: LocalizedString
  collapse: LocalizedString
  removeDescription: LocalizedString
  removeButtonLabel: LocalizedString
  // calendar, dates
  previous: LocalizedString
  next: LocalizedString
  selectedDateDescription: LocalizedString
  selectedRangeDescription: LocalizedString
  selectedTimeDescription: LocalizedString
  todayDate: LocalizedString
  todayDateSelected: LocalizedString
  dateSelected: LocalizedString
  startRangeSelectionPrompt: LocalizedString
  finishRangeSelectionPrompt: LocalizedString
  minimumDate: LocalizedString
  maximumDate: LocalizedString
  dateRange: LocalizedString
  era: LocalizedString
  year: LocalizedString
  month: LocalizedString
  day: LocalizedString
  hour: LocalizedString
  minute: LocalizedString
  second: LocalizedString
  dayPeriod: LocalizedString
  calendar: LocalizedString
  startDate: LocalizedString
  endDate: LocalizedString
  weekday: LocalizedString
  timeZoneName: LocalizedString
}
