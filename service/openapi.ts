import { EXPECTED_CODE } from '#domain/contract/fault.ts'
import { allRefusals } from '#domain/contract/refusal-table.ts'
import type { CallSchemas, Endpoint } from '#domain/contract/endpoint.ts'
import * as z from 'zod/mini'
import type { Route } from '#service/http/route.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

/** Path or query parameters of an object schema. */
function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }))
}

function operation(endpoint: Endpoint, schemas: CallSchemas): Json {
  const { undocumented } = schemas
  // The wire shape is the input of the client's schema.
  const content = {
    'application/json': {
      schema: endpoint.encoded
        ? {
            type: 'string',
            description: 'JSON in a JSON string',
            contentMediaType: 'application/json',
            contentSchema: schemaOf(schemas.response, 'input'),
          }
        : schemaOf(schemas.response, 'input'),
    },
  }
  return {
    operationId: endpoint.name,
    summary: schemas.summary,
    ...(undocumented ? { 'x-not-documented': undocumented } : {}),
    parameters: [...parameters(schemas.params, 'path'), ...parameters(schemas.query, 'query')],
    ...(schemas.body
      ? { requestBody: { content: { 'application/json': { schema: schemaOf(schemas.body, 'input') } } } }
      : {}),
    ...(endpoint.access === 'self' ? { security: [{ customer: [] }] } : {}),
    responses: {
      200: { description: 'Success', content },
      default: {
        description: 'Any failure',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

const error: Json = {
  type: 'object',
  required: ['message'],
  properties: {
    message: { type: 'string', description: 'Template with %1 … %n or %name' },
    parameters: { anyOf: [{ type: 'array' }, { type: 'object' }] },
    code: {
      description: 'Code of the refusal, or 5020 for a condition that the caller handles',
      anyOf: [
        { type: 'string', enum: [...new Set(allRefusals.map(({ code }) => code))].sort() },
        { const: EXPECTED_CODE },
      ],
    },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          message: { type: 'string' },
          parameters: { anyOf: [{ type: 'array' }, { type: 'object' }] },
        },
      },
    },
  },
}

/** OpenAPI 3.1 document of the contract, generated from the endpoints that client and service share. */
export async function openApi(routes: readonly Route[], stores: readonly string[]): Promise<Json> {
  const paths: Record<string, Json> = {}
  for (const { endpoint } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, await endpoint.schemas()),
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Jadeleaf', version: '1' },
    servers: [{ url: '/rest/{store}/V1', variables: { store: { default: stores[0], enum: stores } } }],
    paths,
    components: {
      schemas: { Error: error },
      securitySchemes: { customer: { type: 'http', scheme: 'bearer' } },
    },
  }
}
