/** The call needed to switch weekly pay; none if it is already in that state or the state is not known. */
export const weeklyPayCall = (
  isWanted: boolean,
  isWeekly: boolean | undefined,
): 'subscribe' | 'unsubscribe' | null =>
  isWeekly === undefined || isWanted === isWeekly ? null : isWanted ? 'subscribe' : 'unsubscribe'
