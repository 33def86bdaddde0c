/** The slide whose start is nearest to how far one has scrolled. `starts` are px from the edge of the track. */
export function nearestSlide(starts: readonly number[], scrolled: number): number {
  const first = starts[0] ?? 0
  return starts.reduce((best, start, index) => Math.abs(start - first - scrolled) < Math.abs((starts[best] ?? 0) - first - scrolled) ? index : best, 0)
}

/** Where a key leads, or `undefined` for keys that are not ours and at the ends. */
export function slideByKey(key: string, index: number, count: number): number | undefined {
  const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key]
  return wanted === undefined || wanted === index || wanted < 0 || wanted >= count ? undefined : wanted
}
