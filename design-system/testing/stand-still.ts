/** For a story's `beforeEach`: the clocks stand still, so that its pictures are those of one moment. */
export function standStill(): () => void {
  const real = { now: performance.now.bind(performance), date: Date.now }
  const [watch, calendar] = [real.now(), real.date()]
  performance.now = () => watch
  Date.now = () => calendar
  return () => {
    performance.now = real.now
    Date.now = real.date
  }
}
