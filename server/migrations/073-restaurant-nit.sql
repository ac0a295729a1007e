-- The tax number of the restaurant, which its papers carry. '' where each sede still has its own.
ALTER TABLE owners ADD COLUMN nit text NOT NULL DEFAULT '';
