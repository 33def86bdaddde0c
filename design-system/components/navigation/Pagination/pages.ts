/** Pages to show: first, last, the current one with its neighbours; `0` stands for what is left out between them. */
export function pagesToShow(page: number, pageCount: number): number[] {
  const near = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  )
  return near.flatMap((number, index) => {
    const before = near[index - 1] ?? 0
    // A gap of one page is that page: an ellipsis would take as much room.
    if (number - before === 2 && index > 0) return [number - 1, number]
    return number - before > 2 ? [0, number] : [number]
  })
}
