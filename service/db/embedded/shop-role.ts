import { createHmac } from 'node:crypto'

/** The role as which the shop uses its embedded database. It owns the database, and nothing outside it. */
const SHOP_ROLE = 'shop'

/** Key of the advisory lock held while the role is made, so that processes that start together do not collide. */
const lockKey = 4_207_002

/** Parts of the schema that do not belong to the role yet, as statements that give them to it. */
const ownerStatements = `
  select format('alter database %I owner to ${SHOP_ROLE}', datname) as sql from pg_database
    where datname = current_database() and datdba <> '${SHOP_ROLE}'::regrole
  union all select 'alter schema public owner to ${SHOP_ROLE}' from pg_namespace
    where nspname = 'public' and nspowner <> '${SHOP_ROLE}'::regrole
  union all select format('alter %s %s owner to ${SHOP_ROLE}',
      case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' when 'c' then 'type' else 'table' end,
      c.oid::regclass)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relowner <> '${SHOP_ROLE}'::regrole
      and c.relkind in ('r', 'p', 'v', 'm', 'S', 'c')
      -- A sequence of a column follows its table.
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e') and d.refobjsubid > 0)
  union all select format('alter routine %s owner to ${SHOP_ROLE}', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.proowner <> '${SHOP_ROLE}'::regrole
  union all select format('alter type %s owner to ${SHOP_ROLE}', t.oid::regtype)
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typowner <> '${SHOP_ROLE}'::regrole and t.typtype in ('e', 'd', 'r')`

/** Password of the role, derived from that of the superuser, so that a data folder needs no second file. */
const passwordFrom = (secret: string): string => createHmac('sha256', secret).update(SHOP_ROLE).digest('hex')

/**
 * Makes the shop's role owner of the database, also in a folder made before there was one, where everything belongs to
 * the superuser. The role is no superuser and may create neither roles nor databases: what a flaw in the shop could
 * make it do ends at the shop's own data.
 * @param adminUrl address of the database as its superuser
 * @returns the address as the shop's role
 */
export async function ensureShopRole(adminUrl: string): Promise<string> {
  // Imported late: the database starts while the rest of the code is loading.
  const { default: pg } = await import('pg')
  const url = new URL(adminUrl)
  const password = passwordFrom(url.password)
  const admin = new pg.Client({ connectionString: adminUrl, application_name: 'jadeleaf-role' })
  admin.on('error', () => {})
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock($1)', [lockKey])
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [SHOP_ROLE])
    if (!rowCount)
      await admin.query(
        `create role ${SHOP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${pg.escapeLiteral(password)}`,
      )
    const { rows } = await admin.query<{ sql: string }>(ownerStatements)
    if (rows.length > 0) await admin.query(['begin', ...rows.map(({ sql }) => sql), 'commit'].join(';'))
  } finally {
    await admin.end()
  }
  url.username = SHOP_ROLE
  url.password = password
  return url.href
}
