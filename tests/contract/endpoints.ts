import { readdirSync } from 'node:fs'
import type { CallSchemas, Endpoint } from '../../domain/contract/endpoint.ts'

const domain = new URL('../../domain/', import.meta.url)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'schemas' in value

/** Every endpoint object of every `domain/<noun>/api.ts`, read from disk so that a new one is checked on the day it is made. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('api.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, domain).href) as Promise<Record<string, unknown>>),
  )
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
}

export type Call = Endpoint & CallSchemas

/** Every endpoint with its schemas. */
export const everyCall = async (): Promise<Call[]> =>
  Promise.all(
    (await everyEndpoint()).map(async (endpoint) => ({ ...endpoint, ...(await endpoint.schemas()) })),
  )
