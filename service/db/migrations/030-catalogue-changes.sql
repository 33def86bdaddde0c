-- What changed in the catalogue, for the processes that keep it in memory (docs/decisions/0006-the-catalogue-is-kept-in-memory.md).

create table catalogue_change (
  seq bigint generated always as identity primary key,
  -- Who has seen a snapshot has seen all transactions below its xmin: what is new to it carries that number or a higher one.
  xid xid8 not null default pg_current_xact_id(),
  -- null: too much changed to tell, read everything again
  product_id int,
  -- Only what can be sold changed: neither words nor prices nor places.
  is_stock boolean not null default false,
  noted_at timestamptz not null default clock_timestamp()
);
create index catalogue_change_xid on catalogue_change (xid);
create index catalogue_change_noted on catalogue_change (noted_at);

-- The limit by which a bundle asks for pieces; stock above it can change without any bundle noticing.
alter table bundle_choice add constraint bundle_choice_quantity_limit check (quantity <= 100);

-- Notes products together with those they are a part of: a variant's parent, a component's bundles.
create function note_products(ids int[], stock_only boolean) returns void language plpgsql as $$
begin
  if cardinality(ids) > 1000 then
    insert into catalogue_change (product_id) values (null);
  else
    insert into catalogue_change (product_id, is_stock)
    select unnest(ids), stock_only
    union select p.parent_id, stock_only from product p where p.id = any(ids) and p.parent_id is not null
    union select c.product_id, stock_only from bundle_choice c where c.component_id = any(ids);
  end if;
end $$;

-- After a statement on a table of products; `changed` holds its rows.
create function note_product_rows() returns trigger language plpgsql as $$
declare ids int[];
begin
  if tg_table_name = 'product' then
    select array_agg(distinct id) into ids from (select id from changed union select parent_id from changed where parent_id is not null) touched;
  else
    select array_agg(distinct product_id) into ids from changed;
  end if;
  if ids is not null then perform note_products(ids, tg_table_name = 'stock'); end if;
  return null;
end $$;

-- After a statement on what all products share: categories, brands, an emptied table.
create function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) values (null);
  return null;
end $$;

create function note_stock() returns trigger language plpgsql as $$
begin
  perform note_products(array[new.product_id], true);
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['product', 'product_text', 'category_product', 'bundle_choice'] loop
    execute format('create trigger note_update after update on %I referencing new table as changed for each statement execute function note_product_rows()', name);
    execute format('create trigger note_update_of after update on %I referencing old table as changed for each statement execute function note_product_rows()', name);
  end loop;
  foreach name in array array['product', 'product_text', 'category_product', 'bundle_choice', 'stock'] loop
    execute format('create trigger note_insert after insert on %I referencing new table as changed for each statement execute function note_product_rows()', name);
    execute format('create trigger note_delete after delete on %I referencing old table as changed for each statement execute function note_product_rows()', name);
    execute format('create trigger note_truncate after truncate on %I for each statement execute function note_everything()', name);
  end loop;
  foreach name in array array['brand', 'category', 'category_text'] loop
    execute format('create trigger note_change after insert or update or delete or truncate on %I for each statement execute function note_everything()', name);
  end loop;
end $$;

-- A sale of one of many pieces changes no listing: only the first and the last piece do, and few pieces where a bundle needs several.
create trigger note_update after update on stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0) or (old.quantity is distinct from new.quantity and least(old.quantity, new.quantity) < 100))
  execute function note_stock();

-- The first product of a category, for its picture.
create index category_product_order on category_product (category_id, position, product_id);
