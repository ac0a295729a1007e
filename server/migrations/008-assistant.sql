-- history is what was said, memory what the assistant keeps of it from one message to the next.
ALTER TABLE chat_sessions
  ADD COLUMN memory jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(memory) = 'object');
-- Talks that are over are forgotten by their age.
CREATE INDEX chat_sessions_by_age ON chat_sessions (last_at);

-- As the wire calls them.
ALTER TABLE chat_usage RENAME COLUMN month TO mes;
ALTER TABLE chat_usage RENAME COLUMN chats TO usados;
