/** A failed call, as far as this rule looks at it. */
interface FailedCall { kind: 'http' | 'network' | 'timeout' | 'shape' | 'maintenance'; status?: number | undefined }

/**
 * Whether a failed call is a defect of the shop, or of the way to it. What the service refuses (4xx) is part of the shop's
 * life, and a device without a connection is told so and can send nothing.
 */
export const isWorthReporting = ({ kind, status = 0 }: FailedCall, isOnline: boolean): boolean =>
  kind === 'http' ? status >= 500 : isOnline
