import { setFlagsFromString } from 'node:v8'

// Left to itself, V8 collects when the heap is up to four times what was in use after the last collection, and the
// garbage of rendered pages decides how much memory the shop takes. At half more than in use it takes a third less.
setFlagsFromString('--heap-growing-percent=50')
// V8 starts to mark once less than the two halves of the young generation is left below that limit. With a heap of this
// size that is at once after each collection, and collecting took as much processor time as rendering. It now waits
// until half of the room is used, then for a pause in the work, and from three quarters on for nothing.
setFlagsFromString('--incremental-marking-soft-trigger=50')
setFlagsFromString('--incremental-marking-hard-trigger=75')
