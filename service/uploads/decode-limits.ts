/** Most pixels that are decoded: a few kilobytes of PNG can claim gigabytes of picture. */
export const MAX_PIXELS = 50_000_000
/** Longest decoding of a picture, in seconds. */
export const DECODE_SECONDS = 20
