import type { IntlShape } from 'react-intl'

/** The notification after a file was downloaded, since the browser says nothing to a screen reader. @param name of the file */
export const savedNotice = (intl: IntlShape, name: string) => ({
  message: intl.formatMessage({ id: 'shell.file.saved' }, { name }),
  variant: 'success' as const,
})
