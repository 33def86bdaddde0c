/** A cell: a text, a number, or empty when not known. */
export type CsvCell = string | number | null

/** A text that a spreadsheet reads as a formula, or one that looks like such a text escaped. */
const formula = /^'*[=+\-@\t\r]/

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  // A leading apostrophe makes a spreadsheet treat the cell as text.
  const text = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Formats rows as CSV for spreadsheets: UTF-8 with a byte order mark (without it Excel misreads Chinese and Thai) and
 * CRLF line ends (RFC 4180). Texts that would run as formulas are escaped; numbers are left as they are.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`
