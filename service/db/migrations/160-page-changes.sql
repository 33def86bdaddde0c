-- Tells every process that follows the channel `page_change` that pages kept for others show something old (docs/decisions/0021-kept-pages-are-dropped.md).

-- A catalogue_change is written by whatever changes a listing or a product; its stock changes are told apart, since each sale may be one.
create function tell_catalogue_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', case when exists (select from changed where not is_stock) then 'content' else 'stock' end);
  return null;
end $$;
create trigger tell_page_change after insert on catalogue_change referencing new table as changed for each statement
  execute function tell_catalogue_change();

create function tell_page_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_change', 'content');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['store_text', 'cms_page', 'cms_page_text', 'cms_block', 'cms_block_text', 'cms_page_block', 'banner_slider', 'banner_slide', 'review', 'stock_source'] loop
    execute format('create trigger tell_page_change after insert or update or delete or truncate on %I for each statement execute function tell_page_change()', name);
  end loop;
end $$;
