-- Every link that leads to a restaurant: the one of now, and earlier ones. Nobody else gets one of them while it leads there.
CREATE TABLE restaurant_links (
  path text PRIMARY KEY CHECK (path ~ '^[a-z0-9-]{3,60}$'),
  restaurant_id uuid NOT NULL REFERENCES owners (id) ON DELETE CASCADE,
  claimed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX restaurant_links_by_restaurant ON restaurant_links (restaurant_id, claimed_at);
INSERT INTO restaurant_links (path, restaurant_id) SELECT path, id FROM owners WHERE path IS NOT NULL;
