import { useIntl } from 'react-intl'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Formats a number of bytes in the page's language: “740 kB” below a megabyte, “1.2 MB” from there. */
export function useFileSize(): (bytes: number) => string {
  const intl = useIntl()
  return (bytes) =>
    bytes < MEGABYTE
      ? intl.formatNumber(Math.max(1, bytes / KILOBYTE), {
          style: 'unit',
          unit: 'kilobyte',
          maximumFractionDigits: 0,
        })
      : intl.formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
}
