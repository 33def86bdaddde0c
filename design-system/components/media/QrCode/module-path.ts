/** The dark modules as one path, each run of a row as one rectangle: a third of the length of single squares. */
export function modulePath(rows: readonly (readonly boolean[])[]): string {
  let path = ''
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue
      const start = x
      while (row[x + 1]) x += 1
      path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`
    }
  })
  return path
}
