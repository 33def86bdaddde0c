let count = 0

/** Answers a call; meanwhile work in the background steps aside. */
export async function inProgress<T>(answer: () => Promise<T>): Promise<T> {
  count++
  try {
    return await answer()
  } finally {
    count--
  }
}

/** Whether this process is answering a call. */
export const isAnswering = (): boolean => count > 0
