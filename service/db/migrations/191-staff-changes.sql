-- Who of the staff changed what, and when (docs/decisions/0063-the-staff-have-a-command.md). Rows are only ever added.
create table staff_change (
  id bigint generated always as identity primary key,
  made_by text not null check (made_by <> ''),
  entity text not null,
  -- An order's number, an application's or review's id, the folder of an import.
  entity_id text not null,
  action text not null,
  -- What was changed, without anything that names a person.
  change jsonb not null default '{}',
  made_at timestamptz not null
);
create index staff_change_made on staff_change (made_at desc, id desc);

create function keep_staff_changes() returns trigger language plpgsql as $$
begin
  raise exception 'rows of staff_change are only ever added';
end $$;
create trigger keep_staff_changes before update or delete on staff_change for each statement
  execute function keep_staff_changes();
