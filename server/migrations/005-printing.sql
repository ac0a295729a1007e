ALTER TABLE print_jobs
  ADD COLUMN order_id text,
  -- The agent that has it, since when.
  ADD COLUMN agent_id uuid,
  ADD COLUMN claimed_at timestamptz,
  -- Same key, same job: a repeated request prints nothing twice.
  ADD COLUMN idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
  ADD CONSTRAINT print_jobs_idempotency_key UNIQUE (restaurant_id, location_id, idempotency_key),
  ADD CONSTRAINT print_jobs_claimed CHECK (estado <> 'enviado' OR agent_id IS NOT NULL);
CREATE INDEX print_jobs_newest ON print_jobs (restaurant_id, location_id, created_at DESC);
CREATE INDEX print_jobs_of_order ON print_jobs (restaurant_id, location_id, order_id)
  WHERE order_id IS NOT NULL;

ALTER TABLE print_agents
  -- The printers it knows: [{target, columns}].
  ADD COLUMN impresoras jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(impresoras) = 'array'),
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
-- Looked up by its token alone: that is all an agent says.
CREATE INDEX print_agents_by_token ON print_agents (token_hash);
