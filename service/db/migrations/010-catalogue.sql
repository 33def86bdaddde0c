-- Catalogue, reviews and content. Money: integer cents of HKD. Languages: store codes (en, zh_cn, zh_hk, ms, vi, th).

create table brand (
  id int primary key, url_key text not null unique, name jsonb not null, logo text not null, position int not null
);

create table category (
  id int primary key, parent_id int references category, url_key text not null unique, level int not null, position int not null, ground text not null
);
create table category_text (
  category_id int not null references category on delete cascade, language text not null, name text not null, description text not null default '',
  primary key (category_id, language)
);

create table product (
  id int primary key,
  sku text not null unique,
  type_id text not null check (type_id in ('simple', 'virtual', 'configurable', 'bundle')),
  parent_id int references product on delete cascade,
  -- The child's place on its parent's attribute.
  attribute_code text, option_value int,
  price_minor int not null check (price_minor >= 0),
  special_price_minor int check (special_price_minor >= 0), special_from date, special_to date,
  associate_price_minor int check (associate_price_minor >= 0),
  pv numeric not null default 0,
  ground text not null, category text not null, brand_id int references brand,
  is_membership boolean not null default false,
  can_use_loyalty boolean not null default true,
  status int not null default 1, visibility int not null default 4,
  weight_g int not null default 0, position int not null default 0,
  is_popular boolean not null default false, is_latest boolean not null default false,
  -- Kept with each approved review, so that listings sort without reading reviews.
  reviews_count int not null default 0, rating_sum int not null default 0,
  created_at timestamptz not null, updated_at timestamptz not null,
  -- pack: how the picture is drawn; image: its version.
  data jsonb not null default '{}'
);
create index product_parent on product (parent_id) where parent_id is not null;
create index product_brand on product (brand_id);
create table product_text (
  product_id int not null references product on delete cascade, language text not null,
  name text not null, short_description text not null, size_label text not null default '',
  description text not null default '', directions text not null default '', warnings text not null default '',
  facts jsonb,
  primary key (product_id, language)
);
create table category_product (
  category_id int not null references category on delete cascade, product_id int not null references product on delete cascade, position int not null default 0,
  primary key (category_id, product_id)
);
create index category_product_product on category_product (product_id);

-- A bundle asks for one choice of every option; most options have a single choice.
create table bundle_choice (
  selection_id int primary key, product_id int not null references product on delete cascade, option_id int not null,
  component_id int not null references product, quantity int not null check (quantity > 0), position int not null default 0
);
create index bundle_choice_product on bundle_choice (product_id, option_id);
create index bundle_choice_component on bundle_choice (component_id);

create table stock_source (code text primary key, name jsonb not null, position int not null);
create table stock (
  product_id int not null references product on delete cascade, source_code text not null references stock_source, quantity int not null check (quantity >= 0),
  primary key (product_id, source_code)
);

-- What can be sold from each source: a variant's parent has the sum of its variants, a bundle what its scarcest option allows.
create view product_source_salable as
  select p.id as product_id, source.code as source_code, source.position,
    coalesce(case p.type_id
      when 'virtual' then 9999
      when 'configurable' then (select sum(s.quantity) from product child join stock s on s.product_id = child.id where child.parent_id = p.id and child.status = 1 and s.source_code = source.code)
      when 'bundle' then (select min(best) from (
        select max(coalesce(s.quantity, 0) / choice.quantity) as best
        from bundle_choice choice left join stock s on s.product_id = choice.component_id and s.source_code = source.code
        where choice.product_id = p.id group by choice.option_id) options)
      else (select s.quantity from stock s where s.product_id = p.id and s.source_code = source.code)
    end, 0)::int as quantity
  from product p cross join stock_source source;

create view product_salable as
  select p.id as product_id,
    coalesce(case p.type_id
      when 'virtual' then 9999
      when 'configurable' then (select sum(s.quantity) from product child join stock s on s.product_id = child.id where child.parent_id = p.id and child.status = 1)
      when 'bundle' then (select min(best) from (
        select max(coalesce((select sum(s.quantity) from stock s where s.product_id = choice.component_id), 0) / choice.quantity) as best
        from bundle_choice choice where choice.product_id = p.id group by choice.option_id) options)
      else (select sum(s.quantity) from stock s where s.product_id = p.id)
    end, 0)::int as salable
  from product p;

create table arrival_reminder (
  id int generated always as identity primary key, product_id int not null references product on delete cascade,
  source_code text not null default '', recipient text not null, created_at timestamptz not null,
  unique (product_id, source_code, recipient)
);

create table review (
  id int generated always as identity primary key, product_id int not null references product on delete cascade,
  customer_id int, order_id int, store_id int not null, nickname text not null, title text, detail text not null,
  rating int not null check (rating between 1 and 5), status_id int not null default 1 check (status_id between 1 and 3), created_at timestamptz not null
);
create index review_product on review (product_id, created_at desc) where status_id = 1;
create unique index review_once on review (customer_id, order_id, product_id) where order_id is not null;
create table review_attachment (
  id uuid primary key, review_id int not null references review on delete cascade, position int not null, media_type text not null, content bytea not null
);
create index review_attachment_review on review_attachment (review_id);

create table cms_page (id int primary key, identifier text not null unique, is_active boolean not null default true, updated_at timestamptz not null);
create table cms_page_text (
  page_id int not null references cms_page on delete cascade, language text not null, title text not null, heading text not null, meta_description text not null, content text not null,
  primary key (page_id, language)
);
create table cms_block (id int primary key, identifier text not null unique, is_active boolean not null default true);
create table cms_block_text (
  block_id int not null references cms_block on delete cascade, language text not null, title text not null, content text not null,
  primary key (block_id, language)
);
create table cms_page_block (page_id int not null references cms_page on delete cascade, block_id int not null references cms_block on delete cascade, position int not null, primary key (page_id, block_id));

create table banner_slider (id int primary key, name text not null);
create table banner_slide (
  id int primary key, slider_id int not null references banner_slider on delete cascade, position int not null, image_url text not null, mobile_image_url text,
  url text, opens_new_window boolean not null default false, title jsonb not null, copy jsonb not null, action jsonb not null
);
create index banner_slide_slider on banner_slide (slider_id);

-- What the shell shows in a language: notice, footer links, information banners.
create table store_text (language text primary key, notice jsonb, footer jsonb not null, info_banners jsonb not null);
