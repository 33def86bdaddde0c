-- Tells with a change which pages show something old, by the keys that they carry (docs/decisions/0052-one-document-for-everybody.md).
-- On the channel `page_change`: a JSON array of keys, or `*` for every page; after `stock ` where only what can be sold has changed.

-- At most so many notifications a transaction: more of them fold into one that names every page. Equal ones are sent once anyway.
create function tell_pages(keys text[], stock_only boolean default false) returns void language plpgsql as $$
declare
  told int := coalesce(nullif(current_setting('jadeleaf.pages_told', true), ''), '0')::int;
  list text := to_jsonb(keys)::text;
begin
  perform set_config('jadeleaf.pages_told', (told + 1)::text, true);
  -- a payload has at most 8000 bytes
  perform pg_notify('page_change', case when stock_only then 'stock ' else '' end
    || case when list is null or told >= 20 or octet_length(list) > 7900 then '*' else list end);
end $$;

-- A product's own page and rails, listings of its categories and of those above them, and what chooses among all products.
create function keys_of_products(ids int[]) returns text[] language sql stable as $$
  with recursive above (id) as (
    select category_id from category_product where product_id = any(ids)
    union select c.parent_id from above join category c on c.id = above.id where c.parent_id is not null
  )
  select array_agg(key order by key) from (
    select 'product-' || sku as key from product where id = any(ids)
    union all select 'category-' || id from above
    union all select 'products'
  ) keys
$$;

create or replace function tell_catalogue_change() returns trigger language plpgsql as $$
declare
  named int[];
  in_stock int[];
begin
  -- too much to tell, or a product that is gone
  if exists (select from changed c where not exists (select from product p where p.id = c.product_id)) then
    perform tell_pages(null);
    return null;
  end if;
  select array_agg(distinct product_id) filter (where not is_stock), array_agg(distinct product_id) filter (where is_stock)
  into named, in_stock from changed;
  if named is not null then perform tell_pages(keys_of_products(named)); end if;
  if in_stock is not null then perform tell_pages(keys_of_products(in_stock), true); end if;
  return null;
end $$;

-- After a statement: the keys that the trigger names, or every page.
create or replace function tell_page_change() returns trigger language plpgsql as $$
begin
  perform tell_pages(case when tg_nargs > 0 then tg_argv::text[] end);
  return null;
end $$;

-- After a statement on texts and reviews; `changed` holds its rows.
create function tell_page_rows() returns trigger language plpgsql as $$
declare keys text[];
begin
  if tg_table_name = 'cms_page' then
    select array_agg(distinct 'content-' || identifier) into keys from changed;
  elsif tg_table_name in ('cms_page_text', 'cms_page_block') then
    select array_agg(distinct 'content-' || p.identifier) into keys from changed join cms_page p on p.id = changed.page_id;
  elsif tg_table_name = 'cms_block' then
    select array_agg(distinct 'content-' || identifier) into keys from (
      select identifier from changed
      union select p.identifier from changed join cms_page_block l on l.block_id = changed.id join cms_page p on p.id = l.page_id
    ) shown;
  elsif tg_table_name = 'cms_block_text' then
    select array_agg(distinct 'content-' || identifier) into keys from (
      select b.identifier from changed join cms_block b on b.id = changed.block_id
      union select p.identifier from changed join cms_page_block l on l.block_id = changed.block_id join cms_page p on p.id = l.page_id
    ) shown;
  else
    select array_agg(distinct 'product-' || p.sku) into keys from changed join product p on p.id = changed.product_id;
  end if;
  if keys is not null then perform tell_pages(keys); end if;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['cms_page', 'cms_page_text', 'cms_block', 'cms_block_text', 'cms_page_block', 'review'] loop
    execute format('drop trigger tell_page_change on %I', name);
    execute format('create trigger tell_page_insert after insert on %I referencing new table as changed for each statement execute function tell_page_rows()', name);
    execute format('create trigger tell_page_update after update on %I referencing new table as changed for each statement execute function tell_page_rows()', name);
    execute format('create trigger tell_page_update_of after update on %I referencing old table as changed for each statement execute function tell_page_rows()', name);
    execute format('create trigger tell_page_delete after delete on %I referencing old table as changed for each statement execute function tell_page_rows()', name);
    execute format('create trigger tell_page_truncate after truncate on %I for each statement execute function tell_page_change()', name);
  end loop;
  foreach name in array array['banner_slider', 'banner_slide'] loop
    execute format('drop trigger tell_page_change on %I', name);
    execute format('create trigger tell_page_change after insert or update or delete or truncate on %I for each statement execute function tell_page_change(''banners'')', name);
  end loop;
  drop trigger tell_page_change on store_text;
  create trigger tell_page_change after insert or update or delete or truncate on store_text for each statement execute function tell_page_change('store');
  -- The menu, on every page, counts the products of a category and shows the picture of its first.
  create trigger tell_page_change after insert or update or delete on category_product for each statement execute function tell_page_change('store');
end $$;

create function tell_menu_change() returns trigger language plpgsql as $$
begin
  if exists (
    select from was join is_now using (id)
    where (was.sku, was.status, was.visibility, was.data ->> 'image') is distinct from (is_now.sku, is_now.status, is_now.visibility, is_now.data ->> 'image')
  ) then perform tell_pages('{store}'); end if;
  return null;
end $$;
create trigger tell_menu_change after update on product referencing old table as was new table as is_now for each statement execute function tell_menu_change();
