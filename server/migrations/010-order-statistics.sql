-- An index over an expression is of no use to the planner until it has looked at the values: until then
-- a report on a large sede would walk over all its orders.
ANALYZE orders;
