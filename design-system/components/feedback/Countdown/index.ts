export { Countdown, type CountdownProps } from './Countdown.tsx'
export { remaining, type Remaining } from './remaining.ts'
