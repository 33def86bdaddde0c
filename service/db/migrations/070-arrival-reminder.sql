-- A back-in-stock alert is sent in the language of the page and links to the shop it was asked for in; the row goes when it is sent.
alter table arrival_reminder add column language text not null default 'en';
alter table arrival_reminder add column origin text;
