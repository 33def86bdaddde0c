-- Notifications are deleted by their age.
create index message_created on message (created_at);
