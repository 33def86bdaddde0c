import { rmSync } from 'node:fs'

/** The database of the run goes with it. */
export default function teardown(): void {
  const folder = process.env['JOURNEY_DATA']
  if (folder?.includes('jadeleaf-journeys-')) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 300 })
}
