-- Plans exist without the demo. plan_type 1 is offered for purchase; 2 is agreed by hand.
INSERT INTO plans
  (plan_name, description, includes, precio_mensual_cop, plan_type, chats_included, sedes)
VALUES
  ('Starter', 'Para abrir la primera sede.',
   ARRAY['10 usuarios', '2 GB de almacenamiento', 'Soporte por correo', 'Centro de ayuda'],
   20000, 1, 500, 1),
  ('Pro', 'Para crecer sin cambiar de herramienta.',
   ARRAY['20 usuarios', '5 GB de almacenamiento', 'Soporte por correo', 'Centro de ayuda',
         'Soporte telefónico', 'Comunidad'],
   30000, 1, 2000, 3),
  ('Cadena', 'Para cadenas con muchas sedes, a la medida.',
   ARRAY['Usuarios sin límite', 'Acompañamiento dedicado'],
   300000, 2, 20000, 50);
