-- An account that was closed, counted in the closing report of its shift and opened again: what of it that report has, so that
-- the next one counts the rest. {descuentos, impuestos: [{codigo, base, valor}]}; null: no report has it.
ALTER TABLE accounts ADD COLUMN contado jsonb;
