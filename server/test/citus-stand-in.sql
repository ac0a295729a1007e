-- What `npm run distribute` asks of Citus, for a PostgreSQL without it: where tables and functions are is only
-- written down, and old copies are emptied by forgetting them. What Citus itself would refuse is not here.
CREATE TABLE pg_dist_node (groupid int, isactive boolean DEFAULT true, noderole text DEFAULT 'primary');
INSERT INTO pg_dist_node VALUES (0), (1), (2);
CREATE TABLE node_versions (result text, success boolean DEFAULT true);
INSERT INTO node_versions VALUES ('18 14.0-1'), ('18 14.0-1'), ('18 14.0-1');
CREATE FUNCTION run_command_on_all_nodes(text) RETURNS TABLE (success boolean, result text) LANGUAGE sql AS
  'SELECT success, result FROM node_versions';

CREATE TABLE citus_tables (
  table_name regclass PRIMARY KEY, citus_table_type text, distribution_column text, colocation_id int, at serial
);
CREATE FUNCTION create_reference_table(regclass) RETURNS void LANGUAGE sql AS
  $$INSERT INTO citus_tables VALUES ($1, 'reference', '<none>', 1)$$;
CREATE FUNCTION create_distributed_table(regclass, text, colocate_with text) RETURNS void LANGUAGE sql AS
  $$INSERT INTO citus_tables SELECT $1, 'distributed', $2, CASE $3 WHEN 'none' THEN 2
    ELSE (SELECT colocation_id FROM citus_tables WHERE table_name = $3::regclass) END$$;

CREATE TABLE pg_dist_object (classid oid, objid oid, distribution_argument_index int, colocationid int);
CREATE FUNCTION create_distributed_function(regprocedure, text, colocate_with text) RETURNS void LANGUAGE sql AS
  $$DELETE FROM pg_dist_object WHERE objid = $1;
  INSERT INTO pg_dist_object SELECT 'pg_proc'::regclass, $1, 0, colocation_id FROM citus_tables
    WHERE table_name = $3::regclass$$;
CREATE TABLE emptied (table_name regclass);
CREATE FUNCTION truncate_local_data_after_distributing_table(regclass) RETURNS void LANGUAGE sql AS
  $$INSERT INTO emptied VALUES ($1)$$;
