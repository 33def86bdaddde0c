export { Timeline, type TimelineEvent, type TimelineProps, type TimelineState } from './Timeline.tsx'
