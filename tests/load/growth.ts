export async function measureGrowth({ quick }: { quick: boolean }): Promise<void> { await Promise.resolve(quick) }
